// @vitest-environment jsdom
import type { Alert } from '@bank/rules/alert/alert.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { builtBanners, holiday, storm, wires } from './alert-fixture.ts'
import { changeAlerts } from './change-alerts.ts'

const region = () => document.querySelector<HTMLElement>('[data-alerts]') as HTMLElement
const change = (...alerts: Alert[]) => changeAlerts(region(), alerts, '/en/')
const banner = (id: string) => [...document.querySelectorAll<HTMLElement>('[data-alert]')].find(({ dataset }) => dataset['alert'] === id)
const textOf = (id: string) => banner(id)?.querySelector('[data-alert-text]')?.innerHTML
const ids = () => [...document.querySelectorAll<HTMLElement>('[data-alert]')].map(({ dataset }) => dataset['alert'])

beforeEach(() => {
  document.body.innerHTML = builtBanners([storm, holiday, wires], '/en/')
})

describe('an alert that the page was not built with', () => {
  it('[ALERT-08] [ALERT-01] is added behind the others, ready to be dismissed', () => {
    change({ id: 'new', description: 'Open late today' })
    expect(ids()).toEqual(['storm', 'holiday', 'new'])
    expect(textOf('new')).toBe('Open late today')
    const button = banner('new')?.querySelector('button')
    expect(button?.getAttribute('aria-label')).toBe('Dismiss this alert')
    expect(document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Open late today')
  })

  it('[D-ALERT-5] is shown as words: its markup is not taken over', () => {
    change({
      id: 'new',
      description:
        '<b>Bold</b> &amp; <img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">link</a> &lt;i&gt;',
    })
    expect(textOf('new')).toBe('Bold &amp; link &lt;i&gt;')
  })

  it.each([
    ['ALERT-09', '/en/\n/es/', true],
    ['ALERT-10', '/^\\/en/', true],
    ['ALERT-12', '/nowhere/\n/en/', true],
    ['ALERT-13', '/en/personal/', false],
    ['ALERT-13', '/(/', false],
  ])('[%s] with the lines %j shows here: %s', (_id, urls, shows) => {
    change({ id: 'new', urls, description: 'New' })
    expect(banner('new') !== undefined).toBe(shows)
  })

  it.each([
    ['ALERT-14', 'urgent', true],
    ['ALERT-15', 'timeSensitive', true],
    ['ALERT-16', '', false],
    ['ALERT-16', null, false],
  ])('[%s] of type %j is red: %s', (_id, type, isRed) => {
    change({ id: 'new', type, description: 'New' })
    expect(banner('new')?.classList.contains('alert-typed')).toBe(isRed)
  })

  it.each([
    [165, false],
    [166, true],
  ])('[ALERT-17] with %i characters, tags included, grows: %s', (length, grows) => {
    change({ id: 'new', description: `<b>${'a'.repeat(length - 7)}</b>` })
    expect(banner('new')?.classList.contains('alert-tall')).toBe(grows)
  })

  it('[D-ROUTE-8] says so when its words are English on a page that is not', () => {
    change({ id: 'new', description: 'New', _fallback: ['description'] })
    expect(banner('new')?.querySelector('[data-alert-text]')?.getAttribute('lang')).toBe('en')
  })

  it.each(['', ' ', '<p></p>', null, undefined])('without words (%j) is none', (description) => {
    change({ id: 'new', description })
    expect(ids()).toEqual(['storm', 'holiday'])
  })
})

describe('an alert that has changed since the page was built', () => {
  it('shows its new words, in its old place', () => {
    change({ ...storm, description: 'Open <b>again</b>' })
    expect(ids()).toEqual(['storm', 'holiday'])
    expect(textOf('storm')).toBe('Open again')
  })

  it('keeps its links when its words are the same', () => {
    change({ ...storm, type: '', urls: '/en/' })
    expect(banner('storm')?.querySelector('a')?.getAttribute('href')).toBe('/en/locations/')
    expect(banner('storm')?.classList.contains('alert-typed')).toBe(false)
  })

  it('[ALERT-13] goes when its lines do not match any more', () => {
    change({ ...storm, urls: '/en/personal/' })
    expect(ids()).toEqual(['holiday'])
  })

  it('[ALERT-09] comes when they do now', () => {
    change({ ...wires, urls: '/en/' })
    expect(ids()).toEqual(['storm', 'holiday', 'wires'])
  })
})

it('nothing in an answer makes it throw or lets markup in', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.constantFrom(null, undefined),
    fc.constantFrom('<a href=x>', '<svg onload=1>', '/(a+)+$/', '</template>'),
  )
  fc.assert(
    fc.property(fc.string(), anything, anything, anything, (id, description, type, urls) => {
      document.body.innerHTML = builtBanners([storm], '/en/')
      change({ id, description, type, urls })
      return banner(id) === undefined || banner(id)?.querySelectorAll('[data-alert-text] *').length === (id === 'storm' ? 3 : 0)
    }),
  )
})
