// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { someTexts as texts } from '../testing/texts.ts'
import { kindLinks, resultItem as resultMarkup } from './render-results.ts'
import { renderShortAnswer } from './render-short-answer.ts'
import { countSentence, titleWith } from './result-sentences.ts'
import { ownPath, type ShortAnswer } from './search-answer.ts'

const elementsOf = (markup: string): readonly Element[] => {
  const host = document.createElement('div')
  host.innerHTML = markup
  return [...host.children]
}

const resultItem = (found: Parameters<typeof resultMarkup>[0]): Element =>
  elementsOf(resultMarkup(found, texts).markup)[0] ?? document.createElement('p')

const found = (more = {}) => ({
  title: 'Savings',
  url: '/en/personal/savings/',
  kind: 'page',
  excerpt: 'Savings earn more',
  marks: [[0, 7]] as const,
  ...more,
})

describe('a result', () => {
  it('[SRCH-20] shows its kind, its name as a link, one sentence and where it stands', () => {
    const item = resultItem(found())
    expect([...item.children].map(({ textContent }) => textContent)).toEqual([
      'Page',
      'Savings',
      'Savings earn more',
      'Gulf Pines Bank Personal',
    ])
    expect(item.querySelector('h2 a')?.getAttribute('href')).toBe('/en/personal/savings/')
  })

  it('has no label when its kind is not known, and no empty sentence', () => {
    expect(resultItem(found({ kind: 'recipe', excerpt: '' })).children).toHaveLength(2)
  })

  it('[D-SRCH-2] says that a page is in English alone, and marks its words as English', () => {
    const english = resultItem(found({ lang: 'en', titleLang: 'en' }))
    expect(english.querySelector('h2')?.textContent).toBe('Savings (in English)')
    expect([...english.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)).toEqual(['Savings', 'Savings earn more'])
    // A menu has a name for it in the language of the page.
    expect(resultItem(found({ lang: 'en' })).querySelector('h2 [lang]')).toBeNull()
    expect(resultItem(found()).querySelector('[lang]')).toBeNull()
  })

  it('[D-SRCH-2] marks its terms; marks that overlap or lie outside are left out', () => {
    const marks = [
      [0, 7],
      [5, 9],
      [12, 12],
      [13, 17],
      [90, 99],
    ]
    const excerpt = resultItem(found({ marks })).querySelector('.search-excerpt')
    expect([...(excerpt?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['Savings', 'more'])
    expect(excerpt?.textContent).toBe('Savings earn more')
  })

  it.each(['//evil.example/', '/\\evil.example/', 'javascript:alert(1)', 'https://evil.example/'])('never leads to %s', (url) => {
    const item = resultItem(found({ title: '<img src=x onerror=alert(1)>', url, excerpt: '<b>x</b>', marks: [] }))
    expect(item.querySelector('img, b')).toBeNull()
    expect(item.querySelector('a')?.getAttribute('href')).toBe('/')
  })
})

const state = { terms: 'x', kind: undefined, shown: 30 }

it.each([
  [0, undefined, undefined, 'None for x'],
  [1, undefined, undefined, '1 for x'],
  [2, undefined, undefined, '2 for x'],
  [1, 'question', undefined, 'Questions for x: 1'],
  [2, undefined, 'Not found: “a, b”.', '2 for x. Not found: “a, b”.'],
])('[D-SRCH-2] %i found of the kind %s, with the note %j: %s', (total, kind, note, sentence) => {
  expect(countSentence(texts, { ...state, kind }, { total, ...(note && { note }) })).toBe(sentence)
})

it('terms of any length are repeated in short, in the title too', () => {
  const long = countSentence(texts, { ...state, terms: 'y'.repeat(5000) }, { total: 1 })
  expect(long).toBe(`1 for ${'y'.repeat(80)}…`)
  expect(titleWith('Search | Bank', 'savings')).toBe('savings - Search | Bank')
})

describe('the kinds to choose from', () => {
  const kinds = [
    { kind: 'question', total: 12 },
    { kind: 'page', total: 3 },
    { kind: 'recipe', total: 1 },
  ]
  const linksOf = (answer: { kinds: typeof kinds }, chosen: string | undefined, query = '?terms=x&_lang=es&shown=30') =>
    kindLinks(answer, { ...state, kind: chosen }, texts, query).map(({ markup }) => elementsOf(markup)[0]?.querySelector('a'))

  it('[ROUTE-09] are links to their addresses, with counts; all of them come first', () => {
    expect(linksOf({ kinds }, undefined).map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual([
      ['All 16', '?terms=x&_lang=es'],
      ['Questions 12', '?terms=x&_lang=es&kind=question'],
      ['Pages 3', '?terms=x&_lang=es&kind=page'],
    ])
  })

  it('mark the one that is chosen', () => {
    const current = (chosen: string | undefined) => linksOf({ kinds }, chosen).map((link) => link?.getAttribute('aria-current'))
    expect(current(undefined)).toEqual(['true', null, null])
    expect(current('page')).toEqual([null, null, 'true'])
  })

  it('are not offered where there is one kind alone, unless another was chosen', () => {
    const [first] = kinds
    expect(linksOf({ kinds: first ? [first] : [] }, undefined)).toEqual([])
    expect(linksOf({ kinds: first ? [first] : [] }, 'page')).toHaveLength(2)
    expect(linksOf({ kinds: [] }, 'page')).toEqual([])
  })
})

describe('a short answer', () => {
  const elements = (answer: ShortAnswer) => elementsOf(renderShortAnswer(answer, ownPath(answer.url), texts).markup)
  const partsOf = (answer: ShortAnswer) => elements(answer).map(({ textContent }) => textContent)
  const named = { title: 'Name', url: '/en/contact/' }

  it('says what the service said, under its name', () => {
    expect(partsOf({ ...named, kind: 'telephone', number: '800-555-0142' })).toEqual(['Short answer', 'Name', '800-555-0142'])
    expect(partsOf({ ...named, kind: 'routing', number: '065401550' })).toEqual(['Short answer', 'Name', '065401550', 'Copy', ''])
    expect(partsOf({ ...named, kind: 'hours', lines: ['Lobby open', 'Drive-thru shut', '9 to 5'], lead: 2 })).toEqual([
      'Short answer',
      'Name',
      'Lobby open',
      'Drive-thru shut',
      '9 to 5',
    ])
    expect(partsOf({ ...named, kind: 'question', text: 'Yes.' })).toEqual(['Short answer', 'Name', 'Yes.'])
  })

  it('[D-SRCH-2] makes the state of each part stand out, and not the hours', () => {
    const leads = elements({ ...named, kind: 'hours', lines: ['Lobby open', 'Drive-thru shut', '9 to 5'], lead: 2 })
    expect(leads.filter(({ className }) => className === 'search-answer-lead').map(({ textContent }) => textContent)).toEqual([
      'Lobby open',
      'Drive-thru shut',
    ])
  })

  it('dials a telephone number, and leads to the page that says more', () => {
    const hrefs = elements({ ...named, kind: 'telephone', number: '800-555-0142' }).map((part) =>
      part.querySelector('a')?.getAttribute('href'),
    )
    expect(hrefs).toEqual([undefined, '/en/contact/', 'tel:8005550142'])
  })
})
