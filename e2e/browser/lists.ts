import type { Page, Route } from '@playwright/test'

/** Every list that keeps itself up to date: its data source, and a page that shows it in each language. */
export const lists = [
  { source: 'blog/post', path: '/blog/' },
  { source: 'press/release', path: '/news/' },
  { source: 'event', path: '/en/events/' },
  { source: 'story', path: '/en/about/' },
  { source: 'report', path: '/en/investor-relations/' },
  { source: 'training', path: '/en/fraud/' },
  { source: 'office', path: '/en/locations/' },
] as const

/** Addresses of the list calls of a source. */
export const callOf = (source: string): RegExp => new RegExp(`/api/${source}/all/\\?`)

/** Any list call but that of the alerts. */
export const anyListCall = /\/api\/(?!alerts\/)[\w/]+\/all\/\?/

export const listOf = (page: Page, source: string) => page.locator(`[data-list="${source}"]`)

export type Answer = { data: { id: string; _card?: { at: number; card: { title: { text: string } } } }[] }

/** Answers a list call as the server does, but for what `change` does to it. */
export const answerWith =
  (change: (answer: Answer) => void) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch()
    const answer: Answer = await response.json()
    change(answer)
    await route.fulfill({ response, json: answer })
  }

/** Gives the first entry of a list another title, and says which one. */
export const retitle =
  (title: string) =>
  ({ data }: Answer): void => {
    const first = data.find(({ _card }) => _card?.at === 0)?._card?.card
    if (first) first.title = { text: title }
  }

/** Lets the document say whether its tab is looked at, and tells it of a change. */
export const tab = {
  prepare: (page: Page) =>
    page.addInitScript(() => {
      let state: DocumentVisibilityState = 'visible'
      Object.defineProperty(document, 'visibilityState', { get: () => state })
      Object.assign(window, {
        showTab: (isShown: boolean) => {
          state = isShown ? 'visible' : 'hidden'
          document.dispatchEvent(new Event('visibilitychange'))
        },
      })
    }),
  hide: (page: Page) => page.evaluate(() => (window as unknown as { showTab: (isShown: boolean) => void }).showTab(false)),
  show: (page: Page) => page.evaluate(() => (window as unknown as { showTab: (isShown: boolean) => void }).showTab(true)),
}
