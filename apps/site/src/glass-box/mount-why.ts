import type { StoredAudience } from '@bank/rules/audience/stored-audiences.ts'
import { storage } from '../browser/storage.ts'
import { audiencesKey } from '../client/audience.ts'
import { cleanAddress } from './clean-address.ts'
import { isByAudience } from './is-by-audience.ts'

/** Whether an audience is the visitor's by a campaign, not by pages: by the list that the head of the page has just written, stored or not. */
const isByCampaign = ({ audience, audiences = '[]' }: DOMStringMap): boolean =>
  (JSON.parse(audiences) as readonly StoredAudience[]).some(({ id, forced, expires }) => id === audience && forced && Date.now() < expires)

/** Shows how a page came to be as it is, and takes it back when it is told to (D-AUD-9). */
export default (page: Document, signal: AbortSignal): void => {
  const box = page.querySelector<HTMLElement>('[data-glass-box]')
  if (!box) return
  const { glassBox = '' } = box.dataset
  const root = page.documentElement
  const { audience = '' } = root.dataset
  if (!isByAudience(page, audience, glassBox)) return
  box.querySelector(`[data-why=${isByCampaign(root.dataset) ? 'campaign' : 'pages'}]`)?.removeAttribute('hidden')
  const tellKept = (): void => {
    for (const kept of box.querySelectorAll('[data-kept-here]')) kept.toggleAttribute('hidden', storage.get(audiencesKey) === null)
  }
  tellKept()
  box.hidden = false
  box.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button')
      if (!button) return
      root.dataset['audience'] = glassBox
      if ('forget' in button.dataset) {
        storage.remove(audiencesKey)
        cleanAddress()
        tellKept()
      }
      for (const why of box.querySelectorAll<HTMLElement>('[data-why]')) why.hidden = true
      // In sight, and to who hears it.
      box.querySelector('[data-done]')?.replaceChildren(button.dataset['said'] ?? '')
    },
    { signal },
  )
}
