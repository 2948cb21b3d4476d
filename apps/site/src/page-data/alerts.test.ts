import { alertFingerprint, alertLinesFingerprint } from '@bank/rules/alert/fingerprint.ts'
import { describe, expect, it } from 'vitest'
import { pageAlerts, readAlerts } from './alerts.ts'

const asIs = (description: { text: string }) => (description.text ? description : undefined)
const storm = { id: 'storm', type: 'urgent' as const, description: { text: '<b>Closed</b> today' }, urls: '/en/\n/^\\/en\\/personal\\//' }
const hours = { id: 'hours', description: { text: 'a'.repeat(166) } }
type Alerts = Parameters<typeof readAlerts>[0]
type Clean = (description: { text: string }, id: string) => { text: string } | undefined

/** The alerts of a page, as cleaned. */
const alertsAt = (alerts: Alerts, path: string, clean: Clean) =>
  pageAlerts(readAlerts(alerts, (description, id) => ({ clean: clean(description, id), leftOut: [] })))(path)
const idsAt = (path: string) => alertsAt([storm, hours], path, asIs).banners.map(({ id }) => id)

describe('the alerts of a page', () => {
  it.each([
    ['[ALERT-08] [ALERT-09]', '/en/', ['storm', 'hours']],
    ['[ALERT-10]', '/en/personal/checking/', ['storm', 'hours']],
    ['[ALERT-08] [ALERT-13]', '/es/', ['hours']],
  ])('%s on %s are %j', (_ids, path, ids) => {
    expect(idsAt(path)).toEqual(ids)
  })

  it('[ALERT-14] [ALERT-16] [ALERT-17] are red when they have a type, and tall when they are long', () => {
    expect(alertsAt([storm, hours], '/en/', asIs).banners).toEqual([
      { id: 'storm', html: storm.description, isTyped: true, isTall: false },
      { id: 'hours', html: hours.description, isTyped: false, isTall: true },
    ])
  })

  it('[ALERT-17] are measured as stored, with the tags that cleaning may change', () => {
    const description = { text: `<b>${'a'.repeat(160)}</b>` }
    const [banner] = alertsAt([{ id: 'long', description }], '/en/', () => ({ text: 'a' })).banners
    expect(banner).toMatchObject({ html: { text: 'a' }, isTall: true })
  })

  it('[D-ALERT-5] show what cleaning leaves of a description; without any words there is no banner', () => {
    const clean = ({ text }: { text: string }, id: string) => (id === 'storm' ? { text: text.toUpperCase() } : undefined)
    expect(alertsAt([storm, hours], '/en/', clean).banners.map(({ html }) => html.text)).toEqual(['<B>CLOSED</B> TODAY'])
    expect(alertsAt([{ id: 'bare' }], '/en/', asIs).banners).toEqual([])
  })

  it('name those that match the page as the alert call will answer them, and of the others only where they show', () => {
    const answer = [
      { id: 'storm', type: 'urgent', urls: storm.urls, description: '<b>Closed</b> today' },
      { id: 'hours', type: '', urls: '', description: hours.description.text },
      { id: 'bare' },
    ]
    const known = (path: string) => alertsAt([storm, hours, { id: 'bare' }], path, asIs).known
    expect(known('/en/')).toEqual(answer.map(alertFingerprint))
    expect(known('/es/')).toEqual([alertLinesFingerprint(storm), ...answer.slice(1).map(alertFingerprint)])
  })

  it('carry the dates on which they show', () => {
    const dates = { from: '2026-11-22', until: '2026-11-26' }
    expect(alertsAt([{ ...hours, ...dates }], '/en/', asIs).banners).toMatchObject([{ id: 'hours', dates }])
  })

  it('[D-FORM-15] say on the pages that show them which tags of theirs have no place there', () => {
    const read = readAlerts([storm, hours], (clean, id) => ({ clean, leftOut: [`<form-${id}>`] }))
    expect(pageAlerts(read)('/en/').leftOut).toEqual(['<form-storm>', '<form-hours>'])
    expect(pageAlerts(read)('/es/').leftOut).toEqual(['<form-hours>'])
  })
})
