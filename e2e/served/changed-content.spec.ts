import { expect, test } from '@playwright/test'
import { attributesOf, mainOf, plain } from '../site/built-pages.ts'
import { type ContentChange, ownSite } from '../site/own-site.ts'

/** A change of a content file that fails where there is nothing to change. */
const replace = (part: RegExp | string, by: string) => (text: string) => {
  const changed = text.replace(part, by)
  if (changed === text) throw new Error(`the content no longer says ${part}`)
  return changed
}

/** The content of the demo with something left out, so that every default and every gap can be seen. */
const changes: readonly ContentChange[] = [
  ['settings.yaml', replace(/^mobileText:\n(?: {2}.*\n)+/m, '')],
  ['menus.yaml', replace('href: /business/treasury-management/', 'href: { en: /business/treasury-management/, es: /heroes/ }')],
  ['portfolios.yaml', replace(/^(- id: shrimp-dock\n) {2}uri: .*\n/m, '$1')],
  [
    'locations/4-other-states.yaml',
    (text: string) =>
      replace(
        '  uri: /business/lending/\n',
        '',
      )(replace(/^(- id: texarkana-state-line-avenue\n) {2}title:\n(?: {4}.*\n)+ {2}name: .*\n/m, "$1  name: 'Across the line'\n")(text)),
  ],
  [
    'blocks/home.yaml',
    (text: string) =>
      replace(/^ {2}title: \{ en: Every account says what it costs.*\n/m, '')(replace(/^ {2}quickLinks:\n(?: {4}.*\n)+/m, '')(text)),
  ],
  ['blocks/personal.yaml', replace(/^ {2}tiles_json:\n(?: {4}.*\n)+/m, '  tiles_json: []\n')],
]

test('[ROUTE-02] [BLK-53] [BLK-65] [BLK-75] [CARD-04] [FOOT-15] [HEAD-31] [LOC-02] [LOC-10] what editors leave out is hidden, or has its default', async () => {
  // Imports, an export and a build.
  test.setTimeout(20 * 60_000)
  await using site = await ownSite()
  const main = async (path: string) => mainOf(await site.text(path))
  const links = (html: string) => attributesOf(html, 'a', 'href')
  const menu = async (path: string) => /<header\b.*?<\/header>/s.exec(await site.text(path))?.[0] ?? ''
  const before = await site.text('/en/')
  expect(plain(mainOf(before))).toContain('What do you need today?')
  expect((await main('/en/personal/')).includes('class="tile-grid')).toBe(true)
  expect(await site.importFiles(changes)).toMatchObject({ code: 0 })
  expect(await site.publish()).toMatchObject({ code: 0 })

  // The server follows the switch by itself.
  await expect.poll(async () => (await site.text('/en/')) !== before).toBe(true)
  expect.soft(plain(await main('/en/')), 'BLK-75').toContain('Local Events')
  expect.soft(plain(await main('/es/')), 'BLK-75').toContain('Eventos locales')
  expect.soft((await main('/en/')).includes('service-quick-links'), 'BLK-53').toBe(false)
  expect.soft((await main('/en/personal/')).includes('class="tile-grid'), 'BLK-65').toBe(false)
  expect.soft(plain(await site.text('/en/')), 'FOOT-15').toContain('Check balances, deposit checks with your camera and move money')
  expect.soft(plain(await site.text('/es/')), 'FOOT-15').toContain('Consulte saldos, deposite cheques con la cámara y transfiera')
  expect.soft(links(await menu('/en/')), 'HEAD-31').toContain('/en/business/treasury-management/')
  expect.soft(links(await menu('/es/')), 'HEAD-31').toContain('/es/heroes/')
  const work = /<article class="record-list-work">.*?<\/article>/s.exec(await main('/en/about/'))?.[0] ?? ''
  expect.soft(plain(work), 'CARD-04').toContain('A shrimp dock, raised eight feet')
  expect.soft(links(work), 'CARD-04').toEqual(['/en/'])
  expect.soft(plain(await main('/en/locations/')), 'LOC-02').toContain('Across the line')
  expect.soft(links(await main('/en/locations/')), 'LOC-10').toContain('/events/')
})
