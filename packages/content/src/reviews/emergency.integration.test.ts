import { describe, expect, it } from 'vitest'
import { jobsSlug } from '../schedule/jobs.ts'
import type { Role } from '../store/rights/roles.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, usualDatabases } from '../testing/databases.ts'
import { filledStore } from '../testing/store.ts'

const storm = { slug: 'alerts', id: 'storm' }
const reason = 'A hurricane makes landfall tonight'
const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'website@bank.example' }

const night = async (databaseUrl?: string) => {
  const store = await filledStore(databaseUrl, { mail })
  const { fetch, signIn } = await adminApi(store)
  const as = async (name: string, ...roles: readonly Role[]) => {
    const person = await signIn(`${name}@bank.example`, ...roles)
    const record = async (of = storm) => (await person.call('GET', `/workflow/record?${new URLSearchParams(of)}`)).body
    return {
      ...person,
      record,
      inSpanish: async (path: string) => (await fetch('GET', path, { authorization: `JWT ${person.token}`, 'accept-language': 'es' })).body,
      write: (text: string) => person.call('PATCH', '/alerts/storm?locale=en&draft=true', { description: `<p>${text}</p>` }),
      step: async (action: string, comment: string, of = storm) =>
        (await person.call('POST', '/workflow/review', { ...of, action, comment, seen: (await record(of))['version'] })).status,
    }
  }
  const live = async () => (await store.payload.findByID({ collection: 'alerts', id: 'storm', locale: 'en', depth: 0 }))['description']
  const told = async () => {
    const { docs } = await store.payload.find({ collection: jobsSlug as never, pagination: false })
    return (docs as unknown as readonly { readonly input: { readonly what: string; readonly person: string } }[])
      .filter(({ input }) => input.what === 'emergency')
      .map(({ input }) => input.person)
      .toSorted()
  }
  return { ...store, as, live, told }
}

describe.each(usualDatabases)('an alert in an emergency on %s', (kind) => {
  it.each([['approver'], ['administrator']] as const)(
    'is published by one %s alone, who says why; everybody is told, and somebody looks at it',
    async (role) => {
      const { as, live, told, payload } = await night(await databases[kind]())
      const ada = await as('ada', role)
      const [ben, eva] = [await as('ben', 'approver'), await as('eva', 'administrator')]
      await as('wim', 'writer')
      const before = await live()
      expect((await ada.write('Branches near the coast are closed.')).status).toBe(200)
      expect(await ada.step('approved', '')).toBe(403)
      expect(await ada.step('emergency', 'Storm S16')).toBe(400)
      const short = await ada.call('POST', '/workflow/review', {
        ...storm,
        action: 'emergency',
        comment: ' Storm S16 ',
        seen: (await ada.record())['version'],
      })
      expect(short.body).toMatchObject({
        errors: [{ message: 'Say what the emergency is, in at least 10 characters. Nothing was saved.' }],
      })
      expect(await live()).toBe(before)
      expect(await ada.step('emergency', reason)).toBe(200)
      expect(await live()).toContain('Branches near the coast are closed.')
      expect(await told()).toEqual([ada, ben, eva].map(({ id }) => String(id)).toSorted())

      const { docs } = await payload.find({ collection: 'history', where: { record: { equals: 'storm' } }, sort: '-id', limit: 1 })
      expect(docs).toMatchObject([{ action: 'published', by: 'ada@bank.example', reason: `Emergency: ${reason}` }])
      const shown = await ada.inSpanish(`/history/${docs[0]?.id}`)
      expect(shown).toMatchObject({ reason: `Emergencia: ${reason}` })
      const seen = { by: 'ada@bank.example', comment: reason }
      expect((await ben.call('GET', '/workflow/notices')).body).toMatchObject({
        emergencies: [{ ...seen, edit: '/admin/collections/alerts/storm' }],
      })
      expect(await ben.record()).toMatchObject({ waiting: null, emergency: seen })

      expect(await ada.step('confirmed', '')).toBe(403)
      expect(await ben.step('confirmed', '')).toBe(200)
      expect(await ben.record()).toMatchObject({ emergency: null })
      expect((await ben.call('GET', '/workflow/notices')).body).toMatchObject({ emergencies: [] })
      expect(await ben.step('confirmed', '')).toBe(409)
    },
  )

  it('is the only thing that is published so, and not by writers', async () => {
    const { as, live, payload } = await night(await databases[kind]())
    const [wim, both] = [await as('wim', 'writer'), await as('both', 'writer', 'approver', 'administrator')]
    const before = await live()
    await wim.write('I say so.')
    expect(await wim.step('emergency', reason)).toBe(403)
    expect(await live()).toBe(before)
    const home = { slug: 'pages', id: 'home' }
    await both.call('PATCH', '/pages/home?locale=en&draft=true', { title: 'At once' })
    expect(await both.step('emergency', reason, home)).toBe(403)
    expect((await payload.findByID({ collection: 'pages', id: 'home', locale: 'en' }))['title']).toBe('Home')
    // What somebody has changed meanwhile was not looked at.
    const { version } = (await both.record()) as { version: string }
    await wim.write('I say otherwise.')
    const late = await both.call('POST', '/workflow/review', { ...storm, action: 'emergency', comment: reason, seen: version })
    expect([late.status, await live()]).toEqual([409, before])
  })
})
