import type { Audience } from '@bank/rules/audience/audience.ts'
import { parseStoredAudiences, primaryAudience } from '@bank/rules/audience/stored-audiences.ts'
import { visitPage } from '@bank/rules/audience/visit-page.ts'
import { asksForPrivacy } from '../browser/privacy-signal.ts'
import { storage } from '../browser/storage.ts'

/** Where the list of audiences is kept (STORE-03). */
export const audiencesKey = 'audiences'

const metaContent = (page: Document, name: string): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/**
 * Counts a view of a page, read at `url`, and names the visitor's primary audience on its root element, where the rules of
 * `/content.css` find it (AUD-09 to AUD-18, D-AUD-2). The page says in two meta tags which audiences the bank has and which
 * of them the page is for. `now` is in milliseconds. A page without the tags stays as it is.
 */
export const showAudience = (page: Document, url: URL, now: number): void => {
  const named = metaContent(page, 'audience-list')
  // Who asks by the browser's own signal not to be followed is nobody in particular (D-AUD-9).
  if (!named || asksForPrivacy()) return
  const audiences: readonly Audience[] = JSON.parse(named)
  const viewed = (metaContent(page, 'audiences') ?? '').split(' ')
  const stored = storage.get(audiencesKey)
  const list = visitPage(parseStoredAudiences(stored), audiences, { url, viewed, now })
  const { dataset } = page.documentElement
  // For what says why (`mount-why.ts`), also where the browser keeps nothing.
  dataset['audiences'] = JSON.stringify(list)
  // Nothing is left behind where there is nothing to remember.
  if (list.length > 0 || stored !== null) storage.set(audiencesKey, dataset['audiences'])
  dataset['audience'] = primaryAudience(list, audiences, now).id
}
