import type { Problem } from '@bank/content/records/problem.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { languages } from '@bank/i18n/languages.ts'
import { type ResolvedLink, resolveLink } from '@bank/rules/links/resolve-link.ts'
import { Parser } from 'htmlparser2'
import { addressFault } from '../../links/address-fault.ts'
import type { LinkContext } from '../../links/link-context.ts'
import { leadsOutNowhere } from '../../links/no-website.ts'
import { isToNobody } from '../../links/to-nobody.ts'
import { namesPicture } from '../../media/make-renditions.ts'

/** Attributes that name an address: links, pictures. */
const addressed: ReadonlySet<string> = new Set(['href', 'src'])

const linksIn = (html: string): readonly string[] => {
  const found: string[] = []
  const parser = new Parser({ onattribute: (name, value) => void (addressed.has(name) && found.push(value)) })
  parser.end(html)
  return found
}

const leadsNowhere = (href: string, resolved: ResolvedLink): boolean =>
  resolved.kind === 'unknown' || leadsOutNowhere(href, resolved) || isToNobody(href)

type Alerts = Snapshot['records']['alerts']

/**
 * The alerts that may be in force ahead of the pages. One that links to an address that is not published, or shows a picture that is none of `media`, would
 * lead visitors nowhere: it stays as it was, and is told.
 */
export const alertsAhead = (
  alerts: Alerts,
  inForce: Alerts,
  context: LinkContext,
  media: Snapshot['media'],
): { readonly alerts: Alerts; readonly problems: readonly Problem[] } => {
  const problems = alerts.flatMap(({ id, description }) =>
    languages.flatMap((language) =>
      linksIn(description?.[language] ?? '').flatMap((href): readonly Problem[] =>
        leadsNowhere(href, resolveLink({ href, language, ...context })) && !namesPicture(media, href)
          ? [{ source: 'alerts', record: id, field: ['description', language], value: href, message: addressFault(href) }]
          : [],
      ),
    ),
  )
  const refused = new Set(problems.map(({ record }) => record))
  return { alerts: alerts.flatMap((alert) => (refused.has(alert.id) ? inForce.filter(({ id }) => id === alert.id) : [alert])), problems }
}
