// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** As the store has it. */
const store = 'a:focus { outline: none }'

it('shows which link has the focus, within what cuts off the outside, too', async () => {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = store + (await readFile(new URL('frame.css', `file://${import.meta.dirname}/`), 'utf8'))
  document.body.innerHTML =
    '<a href="/waiting">Waiting</a><div class="step-nav"><a href="/">Home</a></div><a class="app-header__account" href="/">Account</a>'
  const rings = [...document.querySelectorAll('a')].map((link) => {
    link.focus()
    const { outlineStyle, outlineOffset } = getComputedStyle(link)
    return [outlineStyle, outlineOffset]
  })
  expect(rings).toEqual([
    ['solid', '2px'],
    ['solid', '-2px'],
    ['solid', '-2px'],
  ])
})
