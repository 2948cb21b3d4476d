// @vitest-environment jsdom

import type { Alert } from '@bank/rules/alert/alert.ts'
import { hostileHtml } from '@bank/ui/safe-html/testing/hostile-html.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeAlerts } from './change-alerts.ts'
import { builtBanners, holiday, storm, wires } from './testing/alert.ts'

const region = () => document.querySelector<HTMLElement>('[data-alerts]') as HTMLElement
const links = {
  published: ['/en/', '/en/locations/', '/en/fraud/'],
  homeHosts: ['bank.example'],
  allowList: ['https://careers.bank.example/'],
}
const serveLinks = async () => new Response(JSON.stringify(links))
const change = (...alerts: Alert[]) => changeAlerts(region(), alerts, '/en/', serveLinks)
const banner = (id: string) => [...document.querySelectorAll<HTMLElement>('[data-alert]')].find(({ dataset }) => dataset['alert'] === id)
const textOf = (id: string) => banner(id)?.querySelector('[data-alert-text]')?.innerHTML
const ids = () => [...document.querySelectorAll<HTMLElement>('[data-alert]')].map(({ dataset }) => dataset['alert'])

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = builtBanners([storm, holiday, wires], '/en/')
})

describe('an alert that the page was not built with', () => {
  it('[ALERT-08] [ALERT-01] is added behind the others, ready to be dismissed', async () => {
    await change({ id: 'new', description: 'Open late today' })
    expect(ids()).toEqual(['storm', 'holiday', 'new'])
    expect(textOf('new')).toBe('Open late today')
    const button = banner('new')?.querySelector('button')
    expect(button?.getAttribute('aria-label')).toBe('Dismiss this alert')
    expect(document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Open late today')
  })

  it('[D-ALERT-5] [D-ALERT-6] keeps the markup that the build would keep, and no other', async () => {
    await change({
      id: 'new',
      description:
        '<b class="lead x">Bold</b> &amp; <img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">link</a> &lt;i&gt;',
    })
    expect(textOf('new')).toBe('<b class="lead">Bold</b> &amp; <span>link</span> &lt;i&gt;')
  })

  it('[D-ALERT-5] takes no id of the page', async () => {
    await change({ id: 'new', description: '<p id="main">Open late <b id="external-link-title">today</b></p>' })
    expect(textOf('new')).toBe('<p>Open late <b>today</b></p>')
  })

  it.each([
    ['<a href="/fraud/">Fraud</a>', '<a href="/en/fraud/">Fraud</a>'],
    ['<a href="https://www.bank.example/fraud" data-refresh>Fraud</a>', '<a href="/en/fraud/" data-astro-reload="">Fraud</a>'],
    ['<a href="/nowhere/">Gone</a>', '<span>Gone</span>'],
    ['<a href="tel:8005550142">Call</a>', '<a href="tel:8005550142">Call</a>'],
    [
      '<a href="https://careers.bank.example/jobs">Jobs</a>',
      '<a href="https://careers.bank.example/jobs" target="_blank" rel="noopener">Jobs</a>',
    ],
    [
      '<a href="https://other.example/">Out</a>',
      '<a href="https://other.example/" data-outbound="warn" target="_blank" rel="noopener">Out</a>',
    ],
  ])('[D-ALERT-5] has links under the link rules: %s', async (description, expected) => {
    await change({ id: 'new', description })
    expect(textOf('new')).toBe(expected)
  })

  it.each([
    ['cannot be fetched', async () => Promise.reject(new TypeError('offline'))],
    ['are not there', async () => new Response('<!doctype html>', { status: 404 })],
  ])('[D-ALERT-5] has links with a warning when the rules %s', async (_how, fetch) => {
    await changeAlerts(
      region(),
      [{ id: 'new', description: '<a href="/a/">In</a> <a href="https://careers.bank.example/">Out</a>' }],
      '/en/',
      fetch,
    )
    expect(textOf('new')).toBe(
      '<a href="/en/a/">In</a> <a href="https://careers.bank.example/" data-outbound="warn" target="_blank" rel="noopener">Out</a>',
    )
  })

  it.each([
    ['ALERT-09', '/en/\n/es/', true],
    ['ALERT-10', '/^\\/en/', true],
    ['ALERT-12', '/nowhere/\n/en/', true],
    ['ALERT-13', '/en/personal/', false],
    ['ALERT-13', '/(/', false],
  ])('[%s] with the lines %j shows here: %s', async (_id, urls, shows) => {
    await change({ id: 'new', urls, description: 'New' })
    expect(banner('new') !== undefined).toBe(shows)
  })

  it.each([
    ['/blog/', true],
    ['/es/blog/', true],
    ['/^\\/es\\//', true],
    ['/es/news/', false],
  ])('[D-ALERT-2] with the lines %j shows on a Spanish page that is read at an unprefixed address: %s', async (urls, shows) => {
    document.documentElement.lang = 'es'
    await changeAlerts(region(), [{ id: 'new', urls, description: 'New' }], '/blog/', serveLinks)
    expect(banner('new') !== undefined).toBe(shows)
  })

  it.each([
    ['ALERT-14', 'urgent', true],
    ['ALERT-15', 'timeSensitive', true],
    ['ALERT-16', '', false],
    ['ALERT-16', null, false],
  ])('[%s] of type %j is red: %s', async (_id, type, isRed) => {
    await change({ id: 'new', type, description: 'New' })
    expect(banner('new')?.classList.contains('alert-typed')).toBe(isRed)
  })

  it.each([
    [165, false],
    [166, true],
  ])('[ALERT-17] with %i characters, tags included, grows: %s', async (length, grows) => {
    await change({ id: 'new', description: `<b>${'a'.repeat(length - 7)}</b>` })
    expect(banner('new')?.classList.contains('alert-tall')).toBe(grows)
  })

  it('[D-ROUTE-8] says so when its words are English on a page that is not', async () => {
    await change({ id: 'new', description: 'New', _fallback: ['description'] })
    expect(banner('new')?.querySelector('[data-alert-text]')?.getAttribute('lang')).toBe('en')
  })

  it.each([
    [undefined, '<a href="/en/fraud/" hreflang="en">Fraude (en inglés)</a>'],
    [['description'], '<a href="/en/fraud/" hreflang="en">Fraude</a>'],
  ])('[D-LINK-11] says which of its links lead to the other language, unless its own words are in it: %j', async (fallback, expected) => {
    document.documentElement.lang = 'es'
    await change({
      id: 'new',
      description: '<a href="/en/fraud/" hreflang="en">Fraude</a>',
      ...(fallback && { _fallback: fallback as Alert['_fallback'] }),
    })
    expect(textOf('new')).toBe(expected)
  })

  it.each(['', ' ', '<p></p>', null, undefined])('without words (%j) is none', async (description) => {
    await change({ id: 'new', description })
    expect(ids()).toEqual(['storm', 'holiday'])
  })
})

describe('an alert that has changed since the page was built', () => {
  it('shows its new words, in its old place', async () => {
    await change({ ...storm, description: 'Open <b>again</b>' })
    expect(ids()).toEqual(['storm', 'holiday'])
    expect(textOf('storm')).toBe('Open <b>again</b>')
  })

  it('keeps its links when its words are the same', async () => {
    await change({ ...storm, type: '', urls: '/en/' })
    expect(banner('storm')?.querySelector('a')?.getAttribute('href')).toBe('/en/locations/')
    expect(banner('storm')?.classList.contains('alert-typed')).toBe(false)
  })

  it('[ALERT-13] goes when its lines do not match any more', async () => {
    await change({ ...storm, urls: '/en/personal/' })
    expect(ids()).toEqual(['holiday'])
  })

  it('[ALERT-09] comes when they do now', async () => {
    await change({ ...wires, urls: '/en/' })
    expect(ids()).toEqual(['storm', 'holiday', 'wires'])
  })
})

it('[D-ALERT-5] nothing in an answer makes it throw or lets in what is not allowed', async () => {
  const anything = fc.oneof(fc.string(), fc.constantFrom(null, undefined), fc.constantFrom(...hostileHtml, '/(a+)+$/', '</template>'))
  await fc.assert(
    fc.asyncProperty(fc.string(), anything, anything, anything, async (id, description, type, urls) => {
      document.body.innerHTML = builtBanners([storm], '/en/')
      await change({ id, description, type, urls })
      const inside = [...document.querySelectorAll('[data-alert-text] *')]
      return inside.every(
        (element) =>
          !element.matches('script,style,svg,math,object,embed,form,input,button,base,meta,link,template') &&
          [...element.attributes].every(
            ({ name, value }) =>
              !/^on|^style$/.test(name) &&
              !/^\s*(?:javascript|data|vbscript):/i.test(value) &&
              // The document in a video's frame is our own (D-BLK-10).
              (name !== 'srcdoc' || !/<script|hacked|\son\w+=/i.test(value)),
          ),
      )
    }),
  )
})
