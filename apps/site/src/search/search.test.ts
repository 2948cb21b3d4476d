// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { mountSearch } from './search.ts'

const page = `<section data-search="LANG" data-searching="Searching" data-one="1 for {terms}" data-many="{count} for {terms}" data-none="None for {terms}" data-kinds='{"blog":"Blog"}'>
  <form data-search-box action="/en/search/"><input name="terms"><button>Search</button></form>
  <p data-search-status></p><ol data-search-results></ol><button data-search-more hidden>More</button>
  <p data-search-failed hidden>Failed</p><div data-search-help>Help</div></section>`

const found = (title: string, more = {}) => ({
  title,
  url: '/en/personal/',
  kind: 'blog',
  excerpt: 'Savings earn more',
  marks: [[0, 7]],
  ...more,
})
const part = <E extends HTMLElement = HTMLElement>(name: string) => document.querySelector<E>(`[data-search-${name}]`) as E

const start = async (query: string, answers: readonly (object | number)[], language = 'en') => {
  document.body.innerHTML = page.replace('LANG', language)
  const asked: string[] = []
  await mountSearch(document, {
    location: { search: query },
    fetch: async (address) => {
      const answer = answers[asked.length]
      asked.push(address)
      if (answer === undefined) throw new TypeError('offline')
      return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)
    },
  })
  return { asked }
}

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('search results', () => {
  it('[ROUTE-09] [SRCH-20] asks for the terms of the address and lists what was found, with its kind and a count', async () => {
    const { asked } = await start('?terms=savings%20rate', [{ data: [found('Savings'), found('Rates')], total: 2 }])
    expect(asked).toEqual(['/api/search/results/?terms=savings%20rate'])
    expect([...part('results').querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Savings', 'Rates'])
    expect(part('results').querySelector('.label')?.textContent).toBe('Blog')
    expect(part('status').textContent).toBe('2 for savings rate')
    expect(document.querySelector('input')?.value).toBe('savings rate')
    expect([part('help').hidden, part('more').hidden]).toEqual([true, true])
  })

  it('[D-SRCH-9] names the language on Spanish pages', async () => {
    const { asked } = await start('?terms=ahorro', [{ data: [], total: 0 }], 'es')
    expect(asked).toEqual(['/api/search/results/?terms=ahorro&_lang=es'])
  })

  it('[D-SRCH-2] marks the terms in the excerpt', async () => {
    await start('?terms=savings', [
      {
        data: [
          found('Savings', {
            marks: [
              [13, 17],
              [0, 7],
              [5, 9],
              [90, 99],
            ],
          }),
        ],
        total: 1,
      },
    ])
    const excerpt = part('results').querySelector('p:last-child')
    expect([...(excerpt?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['Savings', 'more'])
    expect(excerpt?.textContent).toBe('Savings earn more')
  })

  it('shows markup in a result as text, and never links to another site', async () => {
    await start('?terms=x', [
      { data: [found('<img src=x onerror=alert(1)>', { url: '//evil.example/', excerpt: '<b>x</b>', marks: [] })], total: 1 },
    ])
    expect(part('results').querySelector('img, b')).toBeNull()
    expect(part('results').querySelector('a')?.getAttribute('href')).toBe('/')
  })

  it('adds the next results behind the first, and moves the focus to them', async () => {
    const { asked } = await start('?terms=x', [
      { data: [found('One')], total: 2 },
      { data: [found('Two')], total: 2 },
    ])
    const more = part<HTMLButtonElement>('more')
    expect(more.hidden).toBe(false)
    more.click()
    await expect.poll(() => document.activeElement?.textContent).toBe('Two')
    expect(asked[1]).toBe('/api/search/results/?terms=x&offset=1')
    expect(more.hidden).toBe(true)
  })

  it('[D-SRCH-2] says so when nothing is found, and leaves the pages that help', async () => {
    await start('?terms=zzz', [{ data: [], total: 0 }])
    expect([part('status').textContent, part('help').hidden]).toEqual(['None for zzz', false])
  })

  it.each([
    ['the service fails', [500]],
    ['the service answers something else', [{ hello: 1 }]],
    ['there is no connection', []],
  ])('[D-SRCH-2] shows the message with the way to the site map when %s', async (_name, answers) => {
    await start('?terms=x', answers)
    expect([part('failed').hidden, part('status').textContent]).toEqual([false, ''])
  })

  it.each(['', '?terms=', '?terms=%20'])('[ROUTE-10] asks nothing for the query "%s"', async (query) => {
    const { asked } = await start(query, [])
    expect([asked, part('failed').hidden]).toEqual([[], true])
  })

  it('leaves what is typed into the box before the terms are there', async () => {
    document.body.innerHTML = page
    const input = document.querySelector('input') as HTMLInputElement
    input.value = 'rat'
    await mountSearch(document, { location: { search: '?terms=x' }, fetch: async () => Response.json({ data: [], total: 0 }) })
    expect([input.value, input.defaultValue]).toEqual(['rat', 'x'])
  })

  it('does nothing on other pages', async () => {
    await expect(
      mountSearch(document, { location: { search: '?terms=x' }, fetch: () => Promise.reject(new Error('asked')) }),
    ).resolves.toBeUndefined()
  })
})
