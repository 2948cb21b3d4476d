import { describeProblem } from '@bank/content/records/problem.ts'
import { type Content, readContent } from '@bank/content/snapshot/read-content.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { addressField } from '@bank/rules/locations/location-address.ts'
import { type ImageBase, imageService } from '@bank/ui/pictures/image-service.ts'
import { type LinkContext, linkContext } from '../links/link-context.ts'
import { type Address, addressesOf } from './addresses.ts'
import { branchCalendars } from './branch-calendars.ts'
import { type Entry, entriesOf } from './entries.ts'
import { feeds } from './feeds.ts'
import { problemCollector } from './page-error.ts'

export type AssembleOptions = {
  /** Absolute address of the site without a trailing slash; the one of the settings when absent. */
  readonly siteUrl: string | undefined
  readonly buildYear: number
  /** Domain of the image service, when pictures come from one. */
  readonly imageDomain?: string | undefined
  /** The environment's LIVE_REFRESH, as it is written. */
  readonly liveRefreshFlag?: string | undefined
  /** Addresses of files that are published beside the pages. */
  readonly files: readonly string[]
}

export type SiteParts = {
  readonly images: ImageBase | undefined
  readonly siteUrl: string
  readonly buildYear: number
  readonly liveRefreshFlag: string | undefined
  readonly linkContext: LinkContext
}

/** Pages that nobody writes, those of states and towns, have their addresses before all others. */
const isPlace = ({ entry }: { readonly entry: Entry }): boolean => entry.body.kind === 'place'

/** Refuses two records that want the same address, or that of a state or town, capitals or not: only one of them would be seen. */
const refuseSharedAddresses = (entries: readonly Entry[], addresses: readonly (readonly Address[])[]): void => {
  const owners = new Map<string, string>()
  const problems = problemCollector()
  const wanted = entries.map((entry, index) => ({ entry, addresses: addresses[index] ?? [] }))
  for (const { entry, addresses } of [...wanted.filter(isPlace), ...wanted.filter((one) => !isPlace(one))])
    for (const { file } of addresses) {
      const key = file.toLowerCase()
      const owner = owners.get(key)
      const { source, record } = entry.titledBy
      const field = [entry.body.kind === 'locations' ? addressField(entry.body.record) : 'uri']
      const message = `the address ${entry.uri} is taken by ${owner}; choose another`
      if (owner) problems.add({ text: describeProblem({ source, record, field, value: entry.uri, message }) })
      owners.set(key, entry.name)
    }
  problems.refuse()
}

export type ContentParts = ReturnType<typeof siteParts>

const addressesOfEntry = onceForEach((entry: Entry) => addressesOf(entry.uri, entry.englishOnly))

/** The content in both languages, everything that has a page with its addresses, and what the link rules need to know of the site. */
export const siteParts = (snapshot: Snapshot, options: AssembleOptions) => {
  const contents = { en: readContent(snapshot, 'en'), es: readContent(snapshot, 'es') } satisfies Record<Language, Content>
  const entries = { en: entriesOf(contents.en), es: entriesOf(contents.es) }
  const addresses = entries.en.map(addressesOfEntry)
  refuseSharedAddresses(entries.en, addresses)
  const siteUrl = options.siteUrl ?? snapshot.settings.siteUrl ?? ''
  const calendars = new Map([...branchCalendars(Object.values(contents)), ...feeds(Object.values(contents), siteUrl)])
  const site: SiteParts = {
    images: options.imageDomain === undefined ? undefined : imageService(options.imageDomain),
    siteUrl,
    buildYear: options.buildYear,
    liveRefreshFlag: options.liveRefreshFlag,
    linkContext: linkContext(
      [...addresses.flat().map(({ path }) => path), ...calendars.keys(), ...options.files],
      siteUrl,
      snapshot.settings,
    ),
  }
  return { contents, entries, addresses, calendars, site }
}
