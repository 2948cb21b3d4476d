import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { describe, expect, it } from 'vitest'
import { assembleSite } from './testing/assemble-site.ts'

/** Pages that the placed blocks lead to. */
const otherPages = [
  ...['/contact/', '/product-terms-conditions/', '/locations/'],
  ...['northtx', 'houston', 'la', 'ms'].map((region) => `/covid19-updates/${region}/`),
]

/** The Spanish page of one block of content, which is written in English. */
const pageOf = (block: Snapshot['blocks'][number]) => {
  const snapshot = fixtureSnapshot({
    blocks: [block],
    records: {
      staff: [{ id: 'ana', firstName: 'Ana' }],
      'staff-regions': [{ id: 'south', name: { en: 'South' }, Person: ['ana'] }],
      products: [{ id: 'first-en', name: 'First', Sector: 'personal' }],
      pages: [
        ...otherPages.map((uri) => ({ id: uri, uri, title: { en: 'Other' } })),
        { id: 'offer', uri: '/offer/', title: { en: 'Offer' }, blocks: [{ block: 'content' }] },
      ],
    },
  })
  const found = assembleSite(snapshot, { siteUrl: undefined, buildYear: 2026, files: ['/calculator-iframe/index.html'] }).find(
    ({ file }) => file === 'es/offer',
  )
  if (!found) throw new Error('there is no page')
  return found
}
const content = (html: string) => pageOf({ id: 'content', kind: 'simpleContent', content: { en: html } })

describe('a page whose content places blocks', () => {
  it.each([
    ['FORM-65', '<contact-us variant="campaign"></contact-us>', 'contactForm'],
    ['FORM-66', '<contact-us variant="product">', 'contactForm'],
    ['FORM-67', '<heroes />', 'contactForm'],
    ['FORM-68', '<home-assist></home-assist>', 'contactForm'],
    ['FORM-69', '<meet-our-team></meet-our-team>', 'teamDirectory'],
    ['FORM-70', '<calculator></calculator>', 'savingsCalculator'],
    ['FORM-70', '<calculator type="financial"/>', 'calculatorFrame'],
    ['FORM-71', '<products-list sector="personal">', 'productList'],
    ['FORM-72', '<covid-map />', 'noticesMap'],
  ])('[%s] shows the block of %s between the HTML around it, [FORM-73] which is kept', (_, tag, kind) => {
    const { blocks, leftOut } = content(`<p>Before <a href="/contact/">us</a></p>${tag}<p onclick="x()">After</p>`)
    expect(blocks.map((block) => [block.id, block.kind])).toEqual([
      ['content', 'simpleContent'],
      ['content-2', kind],
      ['content-3', 'simpleContent'],
    ])
    expect(blocks.map(({ props }) => ('content' in props ? props.content : undefined))).toEqual([
      { text: '<p>Before <a href="/es/contact/">us</a></p>', lang: 'en' },
      undefined,
      { text: '<p>After</p>', lang: 'en' },
    ])
    expect(leftOut).toEqual([])
  })

  it('[FORM-71] hands the options of the tag to its block, marked with the language of the content', () =>
    expect(content('<products-list headline="Ours" sector="personal"/>').blocks[0]?.props).toMatchObject({
      headline: { text: 'Ours', lang: 'en' },
    }))

  it('[D-FORM-15] gives each form of a page ids of its own', () => {
    const { blocks } = content('<contact-us></contact-us><p>Or</p><contact-us variant="product"/>')
    expect(blocks.map(({ props }) => ('form' in props ? props.form : undefined))).toMatchObject([
      { id: 'form-content', kind: 'support' },
      undefined,
      { id: 'form-content-3', kind: 'product' },
    ])
  })

  it.each([
    ['a calculator of no known type', '<calculator type="loan">', 'the option type must be one of financial, not "loan"'],
    ['a variant that is none', '<contact-us variant="bakery">', 'the option variant must be one of campaign, product, not "bakery"'],
    ['a recipient outside the bank', '<contact-us mailto="me@elsewhere.example">', 'mailto "me@elsewhere.example" is the address of no'],
    [
      'a next page on another site',
      '<heroes redirect="//elsewhere.example/">',
      'redirect "//elsewhere.example/" must be a path of this site',
    ],
    ['a next page that is not there', '<heroes redirect="/gone/">', '"/gone/" leads to no published page'],
  ])('[D-FORM-5] [D-FORM-15] fails for %s, and names page, block and value', (_, tag, message) => {
    expect(() => content(`<p>Write.</p>${tag}`)).toThrow('block "content" on page "offer"')
    expect(() => content(`<p>Write.</p>${tag}`)).toThrow(message)
  })

  it('leaves other tags to the sanitiser, which keeps their words', () =>
    expect(content('<p>Read <marquee>this</marquee></p>').blocks[0]?.props).toMatchObject({ content: { text: '<p>Read this</p>' } }))

  it('has no room for blocks in the texts of another block, and says so', () => {
    const { blocks, leftOut } = pageOf({
      id: 'content',
      kind: 'accordion',
      accordionTitle: { en: 'Who' },
      accordionBody: { en: '<p>Us</p><meet-our-team/>' },
    })
    expect(blocks.map(({ kind, props }) => [kind, 'body' in props && props.body])).toEqual([
      ['accordion', { text: '<p>Us</p>', lang: 'en' }],
    ])
    expect(leftOut).toEqual(['<meet-our-team/>'])
  })
})
