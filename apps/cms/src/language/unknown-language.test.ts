// @vitest-environment jsdom

import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it('the admin shows in which language records are shown once it knows', async () => {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = await readFile(new URL('unknown-language.css', `file://${import.meta.dirname}/`), 'utf8')
  document.body.innerHTML = '<div class="localizer-button"></div><div class="localizer-button" data-locale="es"></div>'
  const shown = [...document.querySelectorAll('.localizer-button')].map((each) => getComputedStyle(each).visibility)
  expect(shown).toEqual(['hidden', 'visible'])
  style.remove()
  document.body.replaceChildren()
})
