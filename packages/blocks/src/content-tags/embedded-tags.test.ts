import { describe, expect, it } from 'vitest'
import { embeddedBlock } from './embedded-blocks.ts'
import { splitEmbeddedTags } from './embedded-tags.ts'

/** Stretches as they are, tags by name and options. */
const split = (html: string) => splitEmbeddedTags(html).map((part) => ('html' in part ? part.html : [part.tag, part.attributes]))

describe('tags in content HTML', () => {
  it.each([
    ['FORM-65', '<contact-us variant="campaign">', 'contact-us', { variant: 'campaign' }],
    ['FORM-66', '<contact-us variant="product">', 'contact-us', { variant: 'product' }],
    ['FORM-67', '<heroes></heroes>', 'heroes', {}],
    ['FORM-68', '<home-assist/>', 'home-assist', {}],
    ['FORM-69', '<meet-our-team />', 'meet-our-team', {}],
    ['FORM-70', "<CALCULATOR type='financial'>", 'calculator', { type: 'financial' }],
    ['FORM-71', '<products-list sector=personal category="checking" />', 'products-list', { sector: 'personal', category: 'checking' }],
    ['FORM-72', '<covid-map></covid-map>', 'covid-map', {}],
  ])('[%s] are found with their options: %s', (_, html, tag, options) => expect(split(html)).toEqual([[tag, options]]))

  it('[FORM-73] keep the HTML before, between and after them', () =>
    expect(split('<h2>Who</h2><meet-our-team></meet-our-team><p>Where</p><covid-map/><p>End</p>')).toEqual([
      '<h2>Who</h2>',
      ['meet-our-team', {}],
      '<p>Where</p>',
      ['covid-map', {}],
      '<p>End</p>',
    ]))

  it('[FORM-73] close the elements that they stand in, and open them again', () =>
    expect(split('<div class="wide" id="top"><p>Before <heroes/> <em>after</em></p></div>')).toEqual([
      '<div class="wide" id="top"><p>Before </p></div>',
      ['heroes', {}],
      '<div class="wide"><p> <em>after</em></p></div>',
    ]))

  it('[FORM-73] leave no empty element where one stood alone', () =>
    expect(split('<p>One</p><p><heroes></heroes></p><br><p>Two</p>')).toEqual(['<p>One</p>', ['heroes', {}], '<br><p>Two</p>']))

  it('[FORM-73] keep words written inside them', () => expect(split('<heroes>Ask us</heroes> now')).toEqual([['heroes', {}], 'Ask us now']))

  it.each(['<p>No tags &amp; no cuts<p>', '<heroes-of-old>text</heroes-of-old>', '<!-- <heroes> -->', '<script>"<heroes>"</script>', ''])(
    'are not seen in %s',
    (html) => expect(splitEmbeddedTags(html)).toEqual([{ html }]),
  )

  it('[FORM-73] keep an element that holds nothing but a place to go to', () =>
    expect(split('<span id="fees"></span><p>One</p><p id="who"><heroes></heroes></p>')).toEqual([
      '<span id="fees"></span><p>One</p><p id="who"></p>',
      ['heroes', {}],
    ]))

  it.each([
    ['"Checks &amp; balances"', 'Checks & balances'],
    ["'D&iacute;a &quot;uno&quot;'", 'Día "uno"'],
  ])('read the entities of an option: %s', (written, headline) =>
    expect(split(`<heroes headline=${written}>`)).toEqual([['heroes', { headline }]]),
  )

  it('may hold a bracket in an option', () =>
    expect(split('<products-list headline="a > b">')).toEqual([['products-list', { headline: 'a > b' }]]))
})

describe('the block that a tag places', () => {
  it.each([
    ['FORM-67', 'heroes', 'contactForm'],
    ['FORM-68', 'home-assist', 'contactForm'],
    ['FORM-69', 'meet-our-team', 'teamDirectory'],
    ['FORM-70', 'calculator', 'savingsCalculator'],
    ['FORM-71', 'products-list', 'productList'],
    ['FORM-72', 'covid-map', 'noticesMap'],
  ] as const)('[%s] is for %s the %s', (_, tag, kind) => expect(embeddedBlock(tag, {})?.kind).toBe(kind))

  it('[FORM-71] takes its options from the tag', () =>
    expect(embeddedBlock('products-list', { headline: 'Ours', layout: 'slider', category: 'checking', sector: 'business' })).toEqual({
      kind: 'productList',
      headline: { text: 'Ours' },
      layout: 'slider',
      Category: 'checking',
      Sector: 'business',
    }))

  it('[FORM-70] [D-FORM-16] is the framed calculator for the type financial, and that of the savings without a type', () => {
    const words = { headline: 'Work it out', intro: 'Savings', description: 'Loans' }
    expect(embeddedBlock('calculator', { ...words, type: 'financial' })).toEqual({
      kind: 'calculatorFrame',
      headline: { text: 'Work it out' },
      description: { text: 'Loans' },
    })
    expect(embeddedBlock('calculator', { ...words, type: '' })).toEqual({
      kind: 'savingsCalculator',
      headline: { text: 'Work it out' },
      intro: { text: 'Savings' },
    })
  })

  it('[D-FORM-16] refuses any other type of calculator', () =>
    expect(() => embeddedBlock('calculator', { type: 'savings' })).toThrow('the option type must be one of financial, not "savings"'))

  it('refuses an option outside its list', () =>
    expect(() => embeddedBlock('products-list', { sector: 'space' })).toThrow('sector must be one of personal, business'))

  it.each([
    ['FORM-65', 'contact-us', { variant: 'campaign' }, 'location'],
    ['FORM-66', 'contact-us', { variant: 'product' }, 'product'],
    ['D-FORM-15', 'contact-us', {}, 'support'],
    ['D-FORM-15', 'contact-us', { variant: '' }, 'support'],
    ['FORM-67', 'heroes', {}, 'heroes'],
    ['FORM-68', 'home-assist', {}, 'homeAssist'],
  ] as const)('[%s] is for %s with %j the form %s, with every option off', (_, tag, options, form) =>
    expect(embeddedBlock(tag, options)).toEqual({ kind: 'contactForm', form, zip: false, referral: false }),
  )

  it('[D-FORM-10] takes the options of a form from the tag', () => {
    const options = { headline: 'Write', intro: ' ', mailto: 'care@bank.example', subject: 'A seat', redirect: '/events/' }
    expect(embeddedBlock('contact-us', { ...options, variant: 'campaign', zip: '', referral: 'true' }, 'en')).toEqual({
      kind: 'contactForm',
      form: 'location',
      headline: { text: 'Write', lang: 'en' },
      zip: true,
      referral: true,
      mailto: 'care@bank.example',
      subject: 'A seat',
      redirect: '/events/',
    })
    expect(embeddedBlock('contact-us', { variant: 'product', zip: 'false' })).toMatchObject({ zip: false })
  })

  it.each([
    [{ variant: 'bakery' }, 'variant must be one of campaign, product, not "bakery"'],
    [{ zip: 'perhaps' }, 'zip must be one of true, false, not "perhaps"'],
  ])('[D-FORM-15] refuses %j', (options, message) => expect(() => embeddedBlock('contact-us', options)).toThrow(message))
})
