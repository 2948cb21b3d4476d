import type { BlockContext } from '@bank/blocks/block.ts'
import type { HolidayAlert } from '@bank/content/holidays/holiday-alerts.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import { translator } from '@bank/i18n/translate.ts'
import { read } from '@bank/model/read.ts'
import type { LinkContext } from '../links/link-context.ts'
import { type AlertsHere, pageAlerts, readAlerts } from './alerts.ts'
import { blockContext, linkResolver } from './block-context.ts'
import { fdicLogo } from './fdic-sign.ts'
import { type SharedFrame, sharedFrame } from './frame.ts'
import { frameSources } from './frame-sources.ts'
import type { ProblemCollector } from './page-error.ts'
import type { ReadRecorder } from './reads.ts'
import { recordedContent } from './recorded-content.ts'
import type { SiteParts } from './site-parts.ts'

const namedAudiences = ({ records }: Content) =>
  records.audiences.map(({ id, name, utm_campaign }) => ({ id, name: name ?? '', utm_campaign: utm_campaign ?? '' }))

/** Everything that the pages of one language read, each through a function that notes it. */
export type LanguageParts = {
  readonly content: Content
  readonly linkContext: LinkContext
  readonly audiences: () => ReturnType<typeof namedAudiences>
  readonly pages: () => BlockContext['pages']
  readonly frame: () => SharedFrame
  readonly alerts: (path: string) => AlertsHere
  readonly showsFDICLogo: (path: string) => boolean
  readonly siteUrl: () => string
}

/** What all pages of a language share, read once: menus and alerts would be the larger half of every page's work. */
export const languageParts = (
  content: Content,
  pages: BlockContext['pages'],
  holidays: readonly HolidayAlert[],
  site: SiteParts,
  recorder: ReadRecorder,
  problems: ProblemCollector,
): LanguageParts => {
  const { language, records } = content
  let where = 'menus and settings'
  const link = linkResolver(content, site.linkContext, () => where, problems)
  const frame = sharedFrame({ content, link, t: translator(language), buildYear: site.buildYear })
  const alerts = readAlerts([...records.alerts, ...read(holidays, language)], (description, id) => {
    where = `alert "${id}"`
    const leftOut: string[] = []
    const leaveOut = (tag: string) => leftOut.push(tag)
    const { html } = blockContext({
      content,
      path: '/',
      link,
      pages: () => pages,
      where: () => where,
      problems,
      images: site.images,
      liveRefreshFlag: site.liveRefreshFlag,
      leaveOut,
    })
    return { clean: html(description), leftOut }
  })
  const audiences = namedAudiences(content)
  const source = <Value>(name: string, read: (argument: string) => Value) => recorder.source(`${language}-${name}`, read)
  const { published, homeHosts, allowList } = site.linkContext
  const isPublished = source('published', (path) => published.has(path))
  const linkSettings = source('links', () => ({ homeHosts, allowList }))
  return {
    content: recordedContent(content, recorder),
    linkContext: {
      published: { has: isPublished },
      get homeHosts() {
        return linkSettings().homeHosts
      },
      get allowList() {
        return linkSettings().allowList
      },
    },
    siteUrl: source('site-url', () => site.siteUrl),
    audiences: source('audiences', () => audiences),
    pages: source('pages', () => pages),
    frame: source(frameSources.frame, () => frame),
    alerts: source(frameSources.alerts, pageAlerts(alerts)) as LanguageParts['alerts'],
    showsFDICLogo: source(frameSources.fdicLogo, fdicLogo(records.pages)) as LanguageParts['showsFDICLogo'],
  }
}
