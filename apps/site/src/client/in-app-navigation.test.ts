// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { onDemand } from '../browser/on-demand.ts'
import { navigateInApp } from './in-app-navigation.ts'

const navigate = vi.fn(async () => undefined)
navigateInApp(
  document,
  onDemand(async () => ({ navigate })),
)
// jsdom cannot go anywhere: what is left to the browser ends here.
window.addEventListener('click', (event) => event.preventDefault())
window.addEventListener('submit', (event) => event.preventDefault())

const opened = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  return navigate.mock.calls.map(([href]: unknown[]) => String(href).replace(location.origin, ''))
}

const click = (init: MouseEventInit = {}) =>
  document.querySelector('b, path')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

beforeEach(() => {
  navigate.mockClear()
})

it.each([
  ['a page', '<a href="/en/careers/?a=1#top"><b>Go</b></a>', '/en/careers/?a=1#top'],
  ['the same window by name', '<a href="/blog/" target="_self"><b>Go</b></a>', '/blog/'],
])('[LINK-11] opens %s inside the document', async (_name, html, expected) => {
  document.body.innerHTML = html
  click()
  expect(await opened()).toEqual([expected])
})

it.each([
  ['another host', '<a href="https://other.example/"><b>Go</b></a>', {}],
  ['a full load', '<a href="/relationships/gpb/" data-astro-reload><b>Go</b></a>', {}],
  ['a download', '<a href="/userfiles/fees.csv" download><b>Go</b></a>', {}],
  ['another tab', '<a href="/blog/" target="_blank"><b>Go</b></a>', {}],
  ['a telephone number', '<a href="tel:8005550142"><b>Go</b></a>', {}],
  ['no address', '<a><b>Go</b></a>', {}],
  ['no link', '<b>Go</b>', {}],
  ['the middle button', '<a href="/blog/"><b>Go</b></a>', { button: 1 }],
  ['Ctrl', '<a href="/blog/"><b>Go</b></a>', { ctrlKey: true }],
  ['Cmd', '<a href="/blog/"><b>Go</b></a>', { metaKey: true }],
  ['Shift', '<a href="/blog/"><b>Go</b></a>', { shiftKey: true }],
  ['Alt', '<a href="/blog/"><b>Go</b></a>', { altKey: true }],
])('[LINK-07] [LINK-10] [LINK-13] [LINK-15] [D-LINK-5] leaves %s to the browser', async (_name, html, init) => {
  document.body.innerHTML = html
  click(init)
  expect(await opened()).toEqual([])
})

it('leaves a click alone that somebody else has taken', async () => {
  document.body.innerHTML = '<a href="/blog/"><b>Go</b></a>'
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click()
  expect(await opened()).toEqual([])
})

it('[LINK-11] goes to a place on this page by the browser until the router is there', async () => {
  vi.resetModules()
  const { navigateInApp: fresh } = await import('./in-app-navigation.ts')
  const page = document.implementation.createHTMLDocument()
  const router = onDemand(async () => ({ navigate }))
  fresh(page, router)
  page.body.innerHTML = `<a href="${location.href}#fees" id="place"></a><a href="/blog/" id="page"></a>`
  const follow = (id: string) => page.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(follow('place')).toBe(true)
  await router.load()
  expect(follow('place')).toBe(false)
  await opened()
})

it('[LINK-33] lets the page glide along a link to a place on it alone', async () => {
  const { dataset } = document.documentElement
  document.body.innerHTML = '<a href="/blog/#fees"><b>Go</b></a>'
  click()
  expect(dataset).not.toHaveProperty('glides')
  document.body.innerHTML = '<a href="#fees"><b>Go</b></a>'
  click()
  expect(dataset).toHaveProperty('glides')
})

it('[LINK-11] opens only the last of several links', async () => {
  document.body.innerHTML = '<a href="/blog/"><b>Go</b></a>'
  click()
  document.body.innerHTML = '<a href="/news/"><b>Go</b></a>'
  click()
  expect(await opened()).toEqual(['/news/'])
})

it.each([
  ['<form action="/en/search/"><input name="terms" value="a b&c"></form>', ['/en/search/?terms=a+b%26c']],
  ['<form action="https://bank.example/" method="post"><input name="id" value="1"></form>', []],
  ['<form action="/en/contact/" method="post"></form>', []],
  ['<form action="/en/search/" target="_blank"></form>', []],
  ['<dialog><form method="dialog"></form></dialog>', []],
])('[SRCH-13] %s opens %j', async (html, expected) => {
  document.body.innerHTML = html
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  expect(await opened()).toEqual(expected)
})
