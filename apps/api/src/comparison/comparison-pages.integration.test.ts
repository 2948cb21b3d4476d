import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { servedRelease } from '../testing/served-release.ts'

const keys = ['pine', 'first', 'tall', 'steady']
const cellsOf = (tag: string) => keys.map((key) => `<${tag} data-account="${key}">${key}</${tag}>`).join('')
const page = `<main><section class="table-scroll account-comparison-scroll" tabindex="0"><table class="account-comparison-table" data-comparison=""><thead><tr>${cellsOf('th')}</tr></thead><tbody><tr><th colSpan="4">Fee</th></tr><tr>${cellsOf('td')}</tr></tbody></table></section></main>`

const served = () =>
  servedRelease({
    files: {
      '/404.html': page,
      '/en/compare/index.html': page,
      '/es/compare/index.html': page,
      '/en/about/index.html': '<main>About</main>',
    },
  })

/** Columns that show, how many a row's label is above, and what stands over the table. */
const read = (body: string) => {
  const root = parse(body)
  return {
    shown: root.querySelectorAll('td:not([hidden])').map(({ text }) => text),
    names: root.querySelectorAll('thead th:not([hidden])').map(({ text }) => text),
    span: root.querySelector('tbody th')?.getAttribute('colspan'),
    said: parse(root.querySelector('noscript')?.innerHTML ?? '').text,
    isFew: !!root.querySelector('table.account-comparison-few'),
  }
}

describe('[D-PROD-9] the comparison of accounts without scripts', () => {
  it('shows the accounts of its address alone, in their order on the page, and leads to all', async () => {
    await using app = await served()
    const { body } = await app.get('/en/compare/?accounts=tall,pine')
    expect(read(body)).toEqual({
      shown: ['pine', 'tall'],
      names: ['pine', 'tall'],
      span: '2',
      said: 'See all accounts side by side',
      isFew: true,
    })
    expect(body).toContain('<a href="/en/compare/">')
  })

  it('shows three at most, and says what it left out and what there is not', async () => {
    await using app = await served()
    const { shown, said } = read((await app.get('/en/compare/?accounts=steady,tall,first,pine,%22%3E%3Cb%3E')).body)
    expect(shown).toEqual(['first', 'tall', 'steady'])
    expect(said).toContain('One account of the link was left out: three stand side by side at most.')
    expect(said).toContain('Accounts of the link that we do not have: 1.')
    const none = read((await app.get('/es/compare/?accounts=nowhere')).body)
    expect([none.shown, none.span, none.isFew]).toEqual([keys, '4', false])
    expect(none.said).toMatch(/: 1\. Ver todas las cuentas juntas$/)
  })

  it.each(['/en/compare/', '/en/compare/?accounts=', '/en/compare/?other=pine'])('is as built at %s', async (url) => {
    await using app = await served()
    expect((await app.get(url)).body).toBe(page)
  })

  it('leaves other pages as they are', async () => {
    await using app = await served()
    expect((await app.get('/en/about/?accounts=pine')).body).toBe('<main>About</main>')
  })
})
