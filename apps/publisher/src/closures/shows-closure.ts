import type { StoredBranch } from '@bank/content/closures/stored-branches.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { locationAddress } from '@bank/rules/locations/location-address.ts'

/** An address of the site and what of a closure is missing there. */
export type Lack = { readonly path: string; readonly lacks: string }

type Read = (path: string) => Promise<string>

type Special = { readonly opens?: string; readonly closes?: string; readonly validFrom?: string; readonly validThrough?: string }

/** Whether structured data says that a branch is closed from a day on, without an end. */
const dataSaysClosed = (html: string, since: string): boolean =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].some(([, json = '{}']) => {
    const { specialOpeningHoursSpecification: special = [] } = JSON.parse(json) as { specialOpeningHoursSpecification?: readonly Special[] }
    return special.some(
      ({ opens, closes, validFrom, validThrough }) => opens === closes && validFrom === since && validThrough === undefined,
    )
  })

/** The part of the finder's answer that is about one location. */
const rowOf = (html: string, id: string): string =>
  html
    .split('data-pin="')
    .find((part) => part.startsWith(`${id}"`))
    ?.split('</li>')[0] ?? ''

/** Where a closed branch has its page, without the host. */
export const branchPath = ({ published }: StoredBranch, language: Language): string =>
  `/${language}${locationAddress(published.content as Parameters<typeof locationAddress>[0])}`

/** What the site does not show yet of one closed branch, in both languages: on its page, in its structured data, in the finder. */
export const lacksOf = async (branch: StoredBranch, read: Read): Promise<readonly Lack[]> => {
  const { place, closure, published } = branch
  const lacks: Lack[] = []
  for (const language of languages) {
    const closed = translator(language)('closedUntilNotice')
    const path = branchPath(branch, language)
    const page = await read(path)
    const search = `/${language}/locations/?${new URLSearchParams({ q: String(published.content['zip'] ?? '') })}`
    // The words alone stand in every page, for the script that tells the hours of today.
    if (!page.includes('location-closure')) lacks.push({ path, lacks: 'words that it is closed' })
    if (!dataSaysClosed(page, closure?.since ?? '')) lacks.push({ path, lacks: 'structured data' })
    if (!rowOf(await read(search), place.id).includes(closed)) lacks.push({ path: search, lacks: `words that ${place.id} is closed` })
  }
  return lacks
}

/** All pages of the sitemap that do not show an alert which belongs on every page. */
export const pagesWithout = async (alertId: string, read: Read): Promise<readonly Lack[]> => {
  const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const lacks: Lack[] = []
  for (const path of paths) if (!(await read(path)).includes(`data-alert="${alertId}"`)) lacks.push({ path, lacks: 'the alert' })
  return lacks
}
