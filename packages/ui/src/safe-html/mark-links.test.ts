// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { markLinks } from './mark-links.ts'
import { markLinksInBrowser } from './mark-links-in-browser.ts'

it.each([
  ['<a href="/en/privacy/" hreflang="en">Privacidad</a>.', '<a href="/en/privacy/" hreflang="en">Privacidad (en inglés)</a>.'],
  [
    '<a hreflang="en" href="/en/a/"><b>Uno</b></a> y <a href="/en/b/" hreflang="en">dos</a>',
    '<a hreflang="en" href="/en/a/"><b>Uno</b> (en inglés)</a> y <a href="/en/b/" hreflang="en">dos (en inglés)</a>',
  ],
  ['<a href="/en/a/" hreflang="en">Entre</a> (en inglés) para pagar', undefined],
  ['<a href="/userfiles/a.txt" hreflang="en">Lista en inglés</a>', undefined],
  ['<a href="/en/a/" hreflang="en" lang="en">Privacy</a>', undefined],
  ['<p class="lead" lang="en">See <a href="/en/a/" hreflang="en">privacy</a></p>', undefined],
  ['<a href="/userfiles/a.txt" hreflang="es">Lista</a> <a href="/es/a/">Aquí</a>', undefined],
])('[D-LINK-11] %s on a Spanish page says which language it leads to, once', (html, marked = html) => {
  expect(markLinks(html, 'en', '(en inglés)')).toBe(marked)
  expect(markLinks(marked, 'en', '(en inglés)')).toBe(marked)
  document.body.innerHTML = html
  markLinksInBrowser(document.body, 'en', '(en inglés)')
  expect(document.body.innerHTML).toBe(marked)
  markLinksInBrowser(document.body, 'en', '(en inglés)')
  expect(document.body.innerHTML).toBe(marked)
})
