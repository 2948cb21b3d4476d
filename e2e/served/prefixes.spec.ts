import { expect, test } from '@playwright/test'
import { attributesOf, builtPages, mainOf } from '../site/built-pages.ts'

const pages = builtPages()

test('[LINK-03] below /mortgage/ only the pages of DMI have no prefix', () => {
  const unprefixed = new Set(
    pages.flatMap(({ html }) => attributesOf(html, 'a', 'href').flatMap((href) => /^\/mortgage\/[^?]*/.exec(href) ?? [])),
  )
  expect([...unprefixed]).toEqual(['/mortgage/dmi/'])
  const home = pages.find(({ path }) => path === '/en/')
  expect(attributesOf(home?.html ?? '', 'a', 'href')).toContain('/en/mortgage/log-in/')
})

test('[LINK-06] an address that is written with its prefix keeps it, and no link has two', () => {
  // A page for readers of English that leads to `/es/faq/`.
  const written = pages.find(({ path }) => path === '/espanol/')
  expect(mainOf(written?.html ?? '')).toMatch(/<a href="\/es\/faq\/"[^>]*>preguntas y respuestas</)
  const twice = pages.flatMap(({ html }) => attributesOf(html, 'a', 'href').filter((href) => /^\/(?:en|es)\/(?:en|es)\//.test(href)))
  expect(twice).toEqual([])
})
