import { expect, test } from '@playwright/test'
import { builtPages, metaOf, titleOf } from '../site/built-pages.ts'

/** What the head of a Spanish page may say as the English one does, and why. */
const sameInBoth: Readonly<Record<string, string>> = {
  '/es/blog/ title': 'A blog is called so in Spanish, too.',
  '/es/espanol/ title': 'The page for those who want Spanish names itself in Spanish in both languages.',
}

const texts = {
  title: titleOf,
  description: (html: string) => metaOf(html, 'description').join(),
  'og:title': (html: string) => metaOf(html, 'og:title').join(),
  'og:description': (html: string) => metaOf(html, 'og:description').join(),
  // The picture of the whole site shows the bank's name, and is called so in both.
  'og:image:alt': (html: string) =>
    metaOf(html, 'og:image:alt')
      .join()
      .replace(/^Gulf Pines Bank$/, ''),
} as const

test('[SEO-11] [D-SEO-7] [D-ROUTE-8] what the head of a Spanish page says is Spanish', () => {
  const pages = new Map(builtPages().map(({ path, html }) => [path, html]))
  const spanish = [...pages].filter(([path]) => path.startsWith('/es/'))
  const twinOf = (path: string) => pages.get(path.replace('/es/', '/en/')) ?? pages.get(path.replace('/es/', '/'))
  expect(spanish.length).toBeGreaterThan(290)
  expect(spanish.filter(([path]) => twinOf(path) === undefined).map(([path]) => path)).toEqual([])
  const english = spanish.flatMap(([path, html]) =>
    Object.entries(texts).flatMap(([name, read]) => {
      const said = read(html)
      const isEnglish = said !== '' && said === read(twinOf(path) ?? '')
      return isEnglish ? [{ which: `${path} ${name.replace('og:', '')}`, said }] : []
    }),
  )
  expect(english.filter(({ which }) => !(which in sameInBoth))).toEqual([])
  expect([...new Set(english.map(({ which }) => which))].sort()).toEqual(Object.keys(sameInBoth).sort())
})

test('[D-SEO-7] the head of a location says what stands there, in the language of the page', () => {
  const titles = Object.fromEntries(builtPages().map(({ path, html }) => [path, titleOf(html)]))
  expect(titles).toMatchObject({
    '/locations/la/houma-bayou-black-drive/': 'Houma branch: hours and address | Gulf Pines Bank',
    '/es/locations/la/houma-bayou-black-drive/': 'Sucursal Houma: horario y dirección | Gulf Pines Bank',
    '/es/locations/la/eunice-laurel-avenue/': 'Cajero de Eunice: horario y dirección | Gulf Pines Bank',
    '/es/locations/la/baton-rouge-government-street/': 'Sucursal Mid City Baton Rouge | Gulf Pines Bank',
  })
})
