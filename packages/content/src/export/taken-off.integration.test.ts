import { describe, expect, it } from 'vitest'
import { jobsSlug } from '../schedule/jobs.ts'
import { runDue } from '../schedule/run-due.ts'
import { adminApi } from '../testing/admin-api.ts'
import { temporaryPostgres } from '../testing/postgres.ts'
import { filledStore } from '../testing/store.ts'
import { mirrorContent } from './content-mirror.ts'

const storm = { slug: 'alerts', id: 'storm' }
const reason = 'The storm has passed'

const office = async (kind: 'sqlite' | 'postgres') => {
  const store = await filledStore(kind === 'postgres' ? await temporaryPostgres() : undefined)
  const { signIn } = await adminApi(store)
  const [writer, approver] = [await signIn('writer@bank.example', 'writer'), await signIn('approver@bank.example', 'approver')]
  const seen = async () => (await approver.call('GET', '/workflow/record?slug=alerts&id=storm')).body['version']
  const byButton = async () =>
    expect((await approver.call('POST', '/workflow/take-off', { ...storm, reason, seen: await seen() })).status).toBe(200)
  const byPlan = async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await approver.call('POST', '/workflow/schedule', { ...storm, type: 'end', at, reason })).status).toBe(200)
    const data = { waitUntil: new Date(Date.now() - 1000).toISOString() }
    await store.payload.update({ collection: jobsSlug as never, where: {}, data: data as never })
    await runDue(store.payload, new Date())
  }
  const write = async (text: string) => {
    const answer = await writer.call('PATCH', '/alerts/storm?locale=en&draft=true', { description: `<p>${text}</p>` })
    expect(answer.status).toBe(200)
  }
  const content = mirrorContent(store)
  const alerts = async () => {
    await content.refresh()
    return (await content.withDrafts()).snapshot.records.alerts.map(({ description }) => description?.en)
  }
  await alerts()
  return { ways: { button: byButton, plan: byPlan }, write, content, alerts }
}

describe.each(['sqlite', 'postgres'] as const)('an alert that was taken off the site, on %s', (kind) => {
  it.each(['button', 'plan'] as const)('by a %s is in no preview of others until somebody writes on', async (way) => {
    const { ways, write, content, alerts } = await office(kind)
    await ways[way]()
    expect(await alerts()).toEqual([])
    expect(content.isTakenOff(storm)).toBe(true)
    expect(content.showing({ drafts: { slug: 'pages', id: 'home' } }).snapshot.records.alerts).toEqual([])
    const written = { slug: 'pages', id: 'home', content: { id: 'home', uri: '/', title: { en: 'Home' }, approved: true }, published: true }
    expect(content.showing({ drafts: 'all', unsaved: written }).snapshot.records.alerts).toEqual([])
    for (const shown of [{ drafts: storm }, { drafts: 'all', withOff: [storm] }] as const)
      expect(content.showing(shown).snapshot.records.alerts).toMatchObject([{ id: 'storm' }])
    await write('The next storm is near.')
    expect(await alerts()).toEqual(['<p>The next storm is near.</p>'])
    expect(content.isTakenOff(storm)).toBe(false)
  })

  it('with a draft that waited goes with it', async () => {
    const { ways, write, alerts } = await office(kind)
    await write('It gets worse.')
    expect(await alerts()).toEqual(['<p>It gets worse.</p>'])
    await ways.button()
    expect(await alerts()).toEqual([])
  })
})
