// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepHeaderRight } from './follow-page.ts'

const header = (current: string, other: string): string => `
  <header>
    <nav data-menu="utility">
      ${['/en/careers/', '/en/about/'].map((href) => `<a href="${href}"${href === current ? ' aria-current="true"' : ''}></a>`).join('')}
    </nav>
    <a data-language-switch="es" href="${other}"></a>
  </header><main></main>`

const swapTo = (html: string): void => {
  const newDocument = new DOMParser().parseFromString(html, 'text/html')
  document.dispatchEvent(Object.assign(new Event('astro:before-swap'), { newDocument }))
  document.dispatchEvent(new Event('astro:after-swap'))
}

const state = () => [
  [...document.querySelectorAll('[aria-current="true"]')].map((link) => link.getAttribute('href')),
  document.querySelector('[data-language-switch]')?.getAttribute('href'),
]

keepHeaderRight(document)

beforeEach(() => {
  document.body.innerHTML = header('/en/careers/', '/es/careers/')
})

it('[LINK-11] [LINK-27] takes over current items and language switch from the header of the new page', () => {
  swapTo(header('/en/about/', '/es/about/'))
  expect(state()).toEqual([['/en/about/'], '/es/about/'])
})

it('[LINK-29] leaves no item current when none is, and leads to the other home from an untranslated page', () => {
  swapTo(header('', '/es/'))
  expect(state()).toEqual([[], '/es/'])
})

it('[D-FOOT-9] has the sign of the FDIC just when the new page has it', () => {
  const page = (sign: string) => `<header><div class="utility"><div class="wrap">${sign}<i></i></div></div></header><main></main>`
  const shown = () => document.querySelector('.utility .wrap')?.innerHTML
  const signed = page('<p class="fdic-sign">FDIC</p>')
  document.body.innerHTML = page('')
  for (const [next, html] of [
    [signed, '<p class="fdic-sign">FDIC</p><i></i>'],
    [signed, '<p class="fdic-sign">FDIC</p><i></i>'],
    [page(''), '<i></i>'],
  ] as const) {
    swapTo(next)
    expect(shown()).toBe(html)
  }
})

it('keeps the header as it is when the new page has none', () => {
  swapTo('<main></main>')
  expect(state()).toEqual([[], '/es/careers/'])
})

it('takes the focus out of the header, and leaves it alone elsewhere', () => {
  document.querySelector('a')?.focus()
  swapTo(header('', '/es/'))
  expect(document.activeElement).toBe(document.body)
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus()
  swapTo(header('', '/es/'))
  expect(document.activeElement).toBe(main)
})
