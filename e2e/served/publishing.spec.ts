import { expect, test } from '@playwright/test'
import { ownSite } from '../site/own-site.ts'

type Site = Awaited<ReturnType<typeof ownSite>>

const page = '/en/business/treasury-management/'
const list = '/api/alerts/alert/all/'

/** The file of alerts with another one about wires, which has a link to an address. */
const aboutWires = (link: string) => (text: string) =>
  text.replaceAll(/Wires close early on Friday, November 27\..*$/gm, `Wires rest on Friday. <a href="${link}">Why</a></b>`)

/** Whether a page and a list say the new words, asked for one after the other, in the order of the answers. */
const ask = async (site: Site): Promise<readonly boolean[]> => {
  const answers: boolean[] = []
  for (const path of [page, list, page, list]) answers.push((await site.text(path)).includes('Wires rest on Friday.'))
  return answers
}

const changes = (answers: readonly boolean[]): number =>
  answers.filter((answer, index) => index > 0 && answer !== answers[index - 1]).length

test('content that a build refuses is served nowhere; mended, it is published on pages and in lists at once', async () => {
  // An import, an export and a build, each twice.
  test.setTimeout(20 * 60_000)
  await using site = await ownSite()
  const served = () => Promise.all([page, list, '/api/search/suggest/?terms=wires'].map((path) => site.text(path)))
  const before = await served()
  const [release, snapshot] = [await site.current('releases'), await site.current('snapshots')]

  expect(await site.importFile('alerts.yaml', aboutWires('/nowhere/'))).toMatchObject({ code: 0 })
  const refused = await site.publish()
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('/nowhere/')
  expect(refused.output).toContain('The site stays as it is.')
  expect(await site.current('snapshots')).not.toBe(snapshot)
  expect(await site.current('releases')).toBe(release)
  expect((await served()).map((text, index) => text === before[index])).toEqual([true, true, true])

  expect(await site.importFile('alerts.yaml', aboutWires('/business/treasury-management/'))).toMatchObject({ code: 0 })
  const answers = [...(await ask(site))]
  let published = false
  const publishing = site.publish().finally(() => {
    published = true
  })
  while (!published) answers.push(...(await ask(site)))
  expect(await publishing).toMatchObject({ code: 0 })
  while (answers.slice(-4).includes(false)) answers.push(...(await ask(site)))
  expect(changes(answers)).toBe(1)
})
