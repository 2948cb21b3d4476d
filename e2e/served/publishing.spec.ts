import { expect, test } from '@playwright/test'
import { repeated } from '../browser/matrix.ts'
import { ownSite } from '../site/own-site.ts'

type Site = Awaited<ReturnType<typeof ownSite>>

const page = '/en/business/treasury-management/'
const list = '/api/alerts/alert/all/'

/** The file of alerts with another one about wires, which has a link to an address. */
const aboutWires = (link: string) => (text: string) =>
  text.replaceAll(/Wires close early on the day after Thanksgiving\..*$/gm, `Wires rest on Friday. <a href="${link}">Why</a></b>`)

const says = async (site: Site, path: string): Promise<boolean> => (await site.text(path)).includes('Wires rest on Friday.')

test('content that a build refuses is served nowhere; mended, its alerts are answered first and its pages follow', async () => {
  // An import and a publish, each twice.
  test.setTimeout(20 * 60_000)
  await using site = await ownSite()
  const served = () => Promise.all([page, list, '/api/search/suggest/?terms=wires'].map((path) => site.text(path)))
  const before = await served()
  const [release, snapshot] = [await site.current('releases'), await site.current('snapshots')]

  expect(await site.importFile('alerts.yaml', aboutWires('/nowhere/'))).toMatchObject({ code: 0 })
  const refused = await site.publish()
  expect(refused.code).toBe(1)
  expect(refused.output).toMatch(/alerts [\w-]+, field description, in English, value .*\/nowhere\/ leads to no published page/)
  expect(refused.output).toContain('The pages stay as they are.')
  expect(await site.current('snapshots')).toBe(snapshot)
  expect(await site.current('releases')).toBe(release)
  expect((await served()).map((text, index) => text === before[index])).toEqual([true, true, true])

  expect(await site.importFile('alerts.yaml', aboutWires('/business/treasury-management/'))).toMatchObject({ code: 0 })
  let published = false
  const publishing = site.publish().finally(() => {
    published = true
  })
  const answers: string[] = []
  const ask = async (): Promise<void> => {
    // The page first: had the list not been there by then, it would not be said to be.
    const [onPage, inList] = [await says(site, page), await says(site, list)]
    answers.push(`${inList ? 'list' : ''}${onPage ? ' page' : ''}`.trim() || 'nothing')
  }
  while (!published) await ask()
  expect(await publishing).toMatchObject({ code: 0 })
  while (answers.at(-1) !== 'list page') await ask()
  expect(answers.filter((answer, index) => answer !== answers[index - 1])).toEqual(['nothing', 'list', 'list page'])
})

// Each of it is proven on a small site by the tests of `apps/publisher`; here all of it together, on the whole one.
test(
  'the publisher follows the store, is the only one, publishes for commands, shows previews, and may be killed',
  repeated(true),
  async () => {
    test.setTimeout(20 * 60_000)
    await using site = await ownSite()
    const publisher = await site.publisher()
    expect(await site.importFile('alerts.yaml', aboutWires('/business/treasury-management/'))).toMatchObject({ code: 0 })
    await expect.poll(() => says(site, list), { timeout: 300_000 }).toBe(true)
    await expect.poll(() => says(site, page), { timeout: 300_000 }).toBe(true)
    const second = await site.refusedPublisher()
    expect(second).toMatchObject({
      code: 1,
      output: expect.stringContaining('Another publisher follows the store of this data folder already.'),
    })
    const asked = await site.publish()
    expect(asked).toMatchObject({ code: 0, output: expect.stringContaining('is in force and up to date.') })
    expect((await fetch(publisher.address, { redirect: 'manual' })).status).toBe(303)
    await publisher.close('SIGKILL')
    expect(await site.importFile('alerts.yaml', (text) => text.replace('Wires close early', 'Wires sleep'))).toMatchObject({ code: 0 })
    // Nobody listens where the killed one did: the command publishes by itself.
    expect(await site.publish()).toMatchObject({ code: 0, output: expect.stringContaining('is in force') })
    const next = await site.publisher()
    await next.close()
  },
)
