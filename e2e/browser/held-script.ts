import type { Page } from '@playwright/test'

/** Holds back a script of the site, named as its module, until `release` is called; `fail` makes it never come. */
export const holdScript = async (page: Page, name: string) => {
  let settle: (outcome: 'release' | 'fail') => void = () => undefined
  const settled = new Promise<'release' | 'fail'>((resolve) => {
    settle = resolve
  })
  let asked: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  await page.route(new RegExp(`/_astro/${name}\\.[^/]+\\.js(?:\\?|$)`), async (route) => {
    asked()
    if ((await settled) === 'fail') await route.abort()
    else await route.continue()
  })
  return { isAsked, release: () => settle('release'), fail: () => settle('fail') }
}
