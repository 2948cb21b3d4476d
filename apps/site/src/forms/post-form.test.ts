// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connection } from '../browser/connection.ts'
import { navigateInApp } from '../client/in-app-navigation.ts'

const notFetched = () => Promise.reject(new Error('the router is not asked'))
navigateInApp(document, { load: notFetched, isLoaded: () => false })
// jsdom knows no popovers.
Object.assign(HTMLElement.prototype, { togglePopover: () => true })
/** What the browser itself would post. */
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
const leftToBrowser = vi.fn((event: Event) => event.preventDefault())
window.addEventListener('submit', (event) => event.defaultPrevented || leftToBrowser(event))
const probe = vi.spyOn(connection, 'probe')
const post = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.clearAllMocks()
  post.mockReset()
  vi.stubGlobal('fetch', post)
})
afterEach(() => {
  document.body.innerHTML = ''
})

const notice = '<div class="islands-failed"></div>'
const ask = () => {
  document.body.innerHTML = `<p id="useful-thanks" tabindex="-1" style="display: none">Thanks</p>
    <form method="post" action="?useful"><button name="useful" value="yes">Yes</button><button name="useful" value="no">No</button></form>${notice}`
}
const press = (value = 'no') => document.querySelector<HTMLElement>(`button[value=${value}]`)?.click()
const shown = (selector: string) => document.querySelector<HTMLElement>(selector)?.style.display
/** A redirect that is not followed. */
const redirect = { type: 'opaqueredirect' } as Response

it('[D-ROUTE-11] an answer is posted beside the page, once for two presses, and thanked for where the question was', async () => {
  ask()
  location.hash = '#balance=20000'
  post.mockResolvedValue(redirect)
  press()
  press()
  expect(document.querySelector('form')?.ariaBusy).toBe('true')
  await expect.poll(() => shown('#useful-thanks')).toBe('block')
  expect(post.mock.calls.map(([address, init]) => [String(address), String(init?.body), init?.method, init?.redirect])).toEqual([
    [`${location.origin}/?useful`, 'useful=no', 'POST', 'manual'],
  ])
  expect([document.querySelector('form'), document.activeElement?.id, location.hash]).toEqual([null, 'useful-thanks', '#balance=20000'])
  expect([submit.mock.calls, leftToBrowser.mock.calls]).toEqual([[], []])
})

it.each([
  ['a site that cannot be reached', false, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a site that does not take it', true, async () => ({ type: 'basic', status: 429 }) as Response],
])('[D-HEAD-1] an answer to %s says so, and the next press posts it', async (_what, isReached, fail) => {
  ask()
  probe.mockResolvedValueOnce(isReached)
  post.mockImplementationOnce(fail)
  press('yes')
  await expect.poll(() => shown('.islands-failed')).toBe('revert')
  await expect.poll(() => document.querySelector('form')?.ariaBusy).toBe(null)
  expect(shown('#useful-thanks')).toBe('none')
  post.mockResolvedValue(redirect)
  press('yes')
  await expect.poll(() => shown('#useful-thanks')).toBe('block')
  expect(post).toHaveBeenCalledTimes(2)
})

it('[D-HEAD-1] [D-FORM-28] any other form is posted by the browser, once the site was reached', async () => {
  document.body.innerHTML = `<form method="post" action="?form=support"><button value="send">Send</button></form>${notice}`
  probe.mockResolvedValueOnce(false)
  press('send')
  await expect.poll(() => shown('.islands-failed')).toBe('revert')
  expect(submit).not.toHaveBeenCalled()
  probe.mockResolvedValueOnce(true)
  press('send')
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  expect(post).not.toHaveBeenCalled()
})

it.each(['method="post" action="https://elsewhere.example/"', 'method="post" action="/somewhere/" target="_blank"', 'method="dialog"'])(
  '[D-HEAD-1] a form with %s is left alone',
  (attributes) => {
    document.body.innerHTML = `<form ${attributes}><button value="send">Send</button></form>`
    press('send')
    expect([leftToBrowser.mock.calls.length, probe.mock.calls.length, post.mock.calls.length]).toEqual([1, 0, 0])
  },
)
