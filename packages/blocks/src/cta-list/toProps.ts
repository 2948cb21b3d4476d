import type { Text } from '@bank/model/text.ts'
import { type ToProps, written } from '../block.ts'
import type { LinkTarget } from '../primitives/Link.tsx'
import type { PictureSource } from '../primitives/Picture.tsx'
import type { ctaList, ctaListLayouts } from './schema.ts'

export type CtaListLink = { title: Text; intro: Text | undefined; to: LinkTarget | undefined }

export type CtaListProps = {
  layout: (typeof ctaListLayouts)[number]
  headline: Text | undefined
  image: PictureSource | undefined
  sideHeadline: Text | undefined
  sideSub: Text | undefined
  links: readonly CtaListLink[]
}

/** The fields of a CTA list as its view shows them (BLK-34, BLK-35); an override takes the place of every address (D-BLK-12). */
export const toProps: ToProps<typeof ctaList, CtaListProps> = (record, context) => {
  const override = context.link(record.overrideLink, { refresh: record.refresh })
  const links = (record.links ?? []).flatMap(({ title, intro, link, refresh }): CtaListLink[] => {
    const words = written(title)
    return words ? [{ title: words, intro: written(intro), to: override ?? context.link(link, { refresh }) }] : []
  })
  if (links.length === 0) return undefined
  return {
    layout: record.layout ?? 'list',
    headline: written(record.headline),
    image: context.picture(record.image),
    sideHeadline: written(record.sideHeadline),
    sideSub: written(record.sideSub),
    links,
  }
}
