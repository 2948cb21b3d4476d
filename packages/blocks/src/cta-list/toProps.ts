import { nonBlank, type Text } from '@bank/model/text.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ToProps } from '../block.ts'
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
    const heading = nonBlank(title)
    return heading ? [{ title: heading, intro: nonBlank(intro), to: override ?? context.link(link, { refresh }) }] : []
  })
  if (links.length === 0) return undefined
  return {
    layout: record.layout ?? 'list',
    headline: nonBlank(record.headline),
    image: context.picture(record.image),
    sideHeadline: nonBlank(record.sideHeadline),
    sideSub: nonBlank(record.sideSub),
    links,
  }
}
