import { readJsonList } from '@bank/model/json-text.ts'
import { nonBlank, pickText, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { BlockContext, BlockRecord, ToProps } from '../block.ts'
import { quickLinksJson, type serviceQuickLinks, sidebarActionsJson } from './schema.ts'

export type QuickLink = Action & { readonly intro: Text | undefined }

export type ServiceQuickLinksProps = {
  headline: Text | undefined
  subHeadline: Text | undefined
  sidebarHeadline: Text | undefined
  sidebarBody: Text | undefined
  links: readonly QuickLink[]
  actions: readonly Action[]
  bigFirstLetter: 'sidebar' | 'subHeadline' | undefined
}

type Row = {
  readonly link: string | undefined
  readonly text: Text | undefined
  readonly intro?: Text | undefined
  readonly refresh: boolean | undefined
}

const linkRows = (record: BlockRecord<typeof serviceQuickLinks>, language: BlockContext['language']): readonly Row[] =>
  record.quickLinks?.length
    ? record.quickLinks.map(({ link, title, intro, refresh }) => ({ link, text: title, intro, refresh }))
    : readJsonList(quickLinksJson, record.links_json).map(({ link, title, intro, refresh }) => ({
        link: pickText(link, language).text,
        text: pickText(title, language),
        intro: pickText(intro, language),
        refresh,
      }))

const actionRows = (record: BlockRecord<typeof serviceQuickLinks>, language: BlockContext['language']): readonly Row[] =>
  record.sidebarCTAs?.length
    ? record.sidebarCTAs.map(({ link, linkText, refresh }) => ({ link, text: linkText, refresh }))
    : readJsonList(sidebarActionsJson, record.sidebarCTAs_json).map(({ link, linkText, refresh }) => ({
        link: pickText(link, language).text,
        text: pickText(linkText, language),
        refresh,
      }))

/** The index of links; hidden without any (BLK-53). A list wins over its string form, with the same result (D-BLK-20). */
export const toProps: ToProps<typeof serviceQuickLinks, ServiceQuickLinksProps> = (record, context) => {
  const links = linkRows(record, context.language).flatMap(({ link, text, intro, refresh }) => {
    const made = nonBlank(text) && action(context, link, text, refresh)
    return made ? [{ ...made, intro: nonBlank(intro) }] : []
  })
  if (links.length === 0) return undefined
  const sidebarBody = context.html(record.sidebarBody)
  const subHeadline = nonBlank(record.subHeadline)
  return {
    headline: nonBlank(record.headline),
    subHeadline,
    sidebarHeadline: nonBlank(record.sidebarHeadline),
    sidebarBody,
    links,
    actions: actionRows(record, context.language).flatMap(({ link, text, refresh }) => action(context, link, text, refresh) ?? []),
    bigFirstLetter: record.bigFirstLetter ? (sidebarBody ? 'sidebar' : subHeadline && 'subHeadline') : undefined,
  }
}
