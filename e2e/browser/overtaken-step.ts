import type { Page } from '@playwright/test'

/** Goes back or forward, and the other way while the page of that step is about to be shown; waits until it is swapped in. */
export const overtakenStep = (page: Page, step: 'back' | 'forward'): Promise<void> =>
  page.evaluate(async (first) => {
    const swapped = new Promise((resolve) => document.addEventListener('astro:after-swap', resolve, { once: true }))
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.startViewTransition = start
      return start(async () => {
        const overtaken = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
        history[first === 'back' ? 'forward' : 'back']()
        await overtaken
        await (update as ViewTransitionUpdateCallback)()
      })
    }
    history[first]()
    await swapped
  }, step)
