import { problemIn } from '@bank/content/spanish/problem-in.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GlassBox } from '../../glass-box/GlassBox.tsx'
import { PageUseful } from '../../usefulness/PageUseful.tsx'
import { smallSite } from '../testing/small-site.ts'
import { emptyPages } from './empty-pages.ts'

/** What layouts put below the blocks of a page. */
const mainEnd =
  renderToStaticMarkup(createElement(PageUseful, { language: 'en' })) +
  renderToStaticMarkup(
    createElement(GlassBox, { language: 'en', audience: 'everybody', isList: false, isByAudience: true, isByRegion: true }),
  )

const page = (blocks: string) =>
  `<!doctype html><html lang="en"><head><title>Ask | Bank</title></head><body><header><a href="/en/">Home</a></header><main id="main" tabindex="-1">${blocks}${mainEnd}</main><footer><p>Bank</p></footer></body></html>`

const emptyAt = (pages: Readonly<Record<string, string>>, records: readonly object[] = []) =>
  emptyPages(
    smallSite(Object.fromEntries(Object.entries(pages).map(([folder, blocks]) => [`${folder}/index.html`, page(blocks)]))).pages,
    records as never,
  )

const saysNothing = (path: string) => `${path} says nothing: there is no word in its main part`

it.each([
  ['no block', ''],
  ['blocks without words', '<section class="section"><div><svg><title>Icon</title></svg></div></section>'],
  ['invisible signs', '<section><p>\u200b&nbsp;\u2060 \u00ad</p></section>'],
  [
    'a picture and the name of what it shows',
    '<img src="/media/a.webp" alt=""><p class="plate plate-left"><b>Dawn</b> <span>Biloxi</span></p>',
  ],
  ['programs', '<script>say("Hello")</script><style>p{color:red}</style><noscript>Off</noscript>'],
])('a page says nothing with %s above the question of whether it was useful', (_, blocks) => {
  expect(emptyAt({ 'en/ask': blocks })).toEqual([saysNothing('/en/ask/')])
})

it.each([
  ['words', '<section><h1>Welcome</h1></section>'],
  ['a form', '<form><label>Name<input></label></form>'],
  ['what stands beside', '<aside><p>Read next</p></aside>'],
  ['what visitors of one region see', '<section data-region="houston" hidden><h2>Houston</h2></section>'],
  ['what some audiences see', '<div data-hidden-from="business"><p>For you</p></div>'],
  ['a frame', '<iframe src="/calculator-iframe/"></iframe>'],
])('a page says something with %s', (_, blocks) => {
  expect(emptyAt({ 'en/ask': blocks })).toEqual([])
})

it('names the record of an empty page, at each address, in both languages of the admin', () => {
  const records = [
    { id: 'home', uri: '/' },
    { id: 'ask', uri: '/ask/' },
  ]
  const found = emptyAt({ 'en/ask': '', 'es/ask': '', 'en/lost': '', 'en/home': 'Hi' }, records)
  expect(found).toEqual([
    `pages ask, field blocks: ${saysNothing('/en/ask/')}`,
    saysNothing('/en/lost/'),
    `pages ask, field blocks: ${saysNothing('/es/ask/')}`,
  ])
  expect(problemIn('es', found[0] ?? '')).toBe(
    'Página ask, campo Bloques: /en/ask/ no dice nada: no hay ninguna palabra en su parte principal',
  )
  expect(emptyPages([], [])).toEqual(['there are no pages at all'])
})
