// @vitest-environment jsdom

import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import { toProductCard } from '../cards/product/product-card.ts'
import { testContext } from '../testing/context.ts'
import { renderBlock } from '../testing/render.tsx'
import { ProductList } from './ProductList.tsx'
import { productList } from './schema.ts'
import { toProps } from './toProps.ts'

const card = (id: string, language: 'en' | 'es' = 'en') => {
  const context = testContext(language, { records: testRecords })
  const product = context.records.products.find((one) => one.id === id)
  if (!product) throw new Error(`there is no product ${id}`)
  return toProductCard(product, context)
}

describe('a product card', () => {
  it('[PROD-03] [PROD-06] shows the name and the subline of the product', () =>
    expect(card('everyday-checking-en')).toMatchObject({
      name: 'Everyday Checking',
      subline: 'The paycheck, the light bill and the grocery run.',
    }))

  it.each([
    ['everyday-checking-en', '$25'],
    ['first-account-en', '$0'],
    ['seedling-savings-en', '$12.50'],
  ])('[PROD-04] [PROD-05] %s opens with %s', (id, deposit) => expect(card(id).deposit).toBe(deposit))

  it('[PROD-07] [PROD-08] [PROD-09] [PROD-10] shows fees, daily minimum balance and terms', () =>
    expect(card('everyday-checking-en').facts).toEqual([
      { label: 'Cycle fee', value: '$8; none with $500 in direct deposits each cycle' },
      { label: 'Daily minimum balance', value: 'None' },
      { label: 'Transaction fee', value: 'None' },
      { label: 'Terms', value: 'Statement cycle of one month' },
    ]))

  it('leaves out facts that nobody wrote', () =>
    expect(card('workboat-checking-en').facts.map(({ label }) => label)).toEqual(['Cycle fee', 'Transaction fee']))

  it('[PROD-11] [PROD-12] [PROD-13] [PROD-14] [PROD-15] [PROD-16] shows the icons of its own highlights and no others', () => {
    const icons = ['first-account-en', 'everyday-checking-en', 'workboat-checking-en', 'seedling-savings-en'].map((id) =>
      card(id).highlights.map(({ icon, label }) => `${icon}: ${label}`),
    )
    expect(icons).toEqual([
      ['highlight-no-cycle: No cycle fee', 'highlight-no-deposit: No deposit required'],
      ['highlight-flexible-access: Flexible access'],
      ['highlight-small-business: Perfect for small businesses', 'highlight-credit: Perfect for establishing credit'],
      [],
    ])
  })

  it('[PROD-17] [PROD-18] has a button with the default words in both languages', () =>
    expect([card('everyday-checking-en').open?.text, card('everyday-checking-es', 'es').open?.text]).toEqual([
      'Open Everyday Checking',
      'Abrir Cuenta Diaria',
    ]))

  it('[PROD-25] [PROD-26] [D-PROD-4] applies for the product, by the number that the application service knows it by', () => {
    const action = 'https://apply.gulfpinesbank.example/servlet'
    expect(card('everyday-checking-en').open).toEqual({
      text: 'Open Everyday Checking',
      application: { action, id: '5550101', newWindow: '(opens in a new window)' },
    })
    expect(card('workboat-checking-en').open).toMatchObject({ application: { action, id: '5550103' } })
  })

  it('has no button that would apply for nothing', () => {
    const context = testContext('en', { records: testRecords })
    expect(toProductCard({ id: 'nameless-en', name: 'Nameless' }, context).open).toBeUndefined()
    const nowhere = testContext('en', { records: testRecords, settings: { applicationServletUrl: '' } })
    expect(toProductCard({ id: 'plain-en', name: 'Plain', fisProductID: '1' }, nowhere).open).toBeUndefined()
  })

  it('[PROD-19] its own words and address replace those of the button', () =>
    expect(card('first-account-en').open).toMatchObject({ text: 'Start your First Account', to: { href: '/en/contact/' } }))

  it('[PROD-20] links to the terms of all accounts', () =>
    expect(card('everyday-checking-en').terms).toMatchObject({
      text: 'Account Terms & Conditions',
      to: { href: '/en/product-terms-conditions/' },
    }))

  it('marks the words of an English product on a Spanish page', () => {
    expect(card('seedling-savings-en', 'es').lang).toBe('en')
    expect(card('everyday-checking-es', 'es').lang).toBeUndefined()
  })
})

describe('a product list', () => {
  const show = (fields: object, language: 'en' | 'es' = 'en') =>
    renderBlock({ schema: productList, toProps, View: ProductList }, fields, { language, content: { records: testRecords } })
  const names = (host: HTMLElement, place: string) => [...host.querySelectorAll(`${place} h3`)].map(({ textContent }) => textContent)

  it.each([
    ['BLK-45', {}, 'list', '.product-list-cards'],
    ['BLK-45', { layout: 'list' }, 'list', '.product-list-cards'],
    ['BLK-46', { layout: 'slider' }, 'slider', '.product-list-track'],
  ] as const)('[%s] with %j has the layout %s', (_, fields, layout, place) => {
    const host = show({ ...fields, Category: 'checking', Sector: 'personal' })
    expect(host.querySelector('section')?.className).toContain(`product-list-${layout}`)
    expect(names(host, place)).toEqual(names(host, '.product-list-card'))
    expect(names(host, place)).toEqual(['First Account', 'Everyday Checking'])
  })

  it('[BLK-47] shows its headline, link, picture and side words', () => {
    const host = show({
      headline: { en: 'Checking' },
      link: '/rates/',
      linkText: { en: 'Rates' },
      image: 'mailbox',
      sideHeadline: { en: 'Start small' },
      sideSub: { en: 'Add later' },
    })
    const words = ['.section-head h2', '.section-head a', '.product-list-side h3', '.product-list-side .lead']
    expect(words.map((selector) => host.querySelector(selector)?.textContent)).toEqual(['Checking', 'Rates', 'Start small', 'Add later'])
    expect(host.querySelector('.section-head a')?.getAttribute('href')).toBe('/en/rates/')
    expect(host.querySelector('.product-list-side img')?.getAttribute('src')).toMatch(/^\/media\/mailbox\./)
  })

  it('[PROD-03] [PROD-04] [PROD-06] [PROD-07] [PROD-11] [PROD-17] [PROD-20] shows on each card all that its product has', () => {
    const card = [...show({ Category: 'checking' }).querySelectorAll('.product-list-card')].find((one) =>
      one.textContent?.startsWith('Everyday Checking'),
    )
    const text = (selector: string) => card?.querySelector(selector)?.textContent
    expect([text('.product-list-subline'), text('.product-list-deposit'), text('.product-list-facts dt')]).toEqual([
      'The paycheck, the light bill and the grocery run.',
      '$25 minimum opening deposit',
      'Cycle fee',
    ])
    expect(card?.querySelectorAll('.product-list-facts dd')).toHaveLength(4)
    expect(text('.product-list-highlights')).toBe('Flexible access')
    expect(card?.querySelectorAll('.product-list-highlights svg.spot')).toHaveLength(1)
    expect(text('a')).toBe('Account Terms & Conditions')
  })

  it('[PROD-19] [PROD-23] [PROD-25] [PROD-26] [D-PROD-2] [D-PROD-3] posts number and task into a new window, or leads to the address of its own', () => {
    const [own, posted] = [...show({ Category: 'checking', Sector: 'personal' }).querySelectorAll('.product-list-card')]
    const form = posted?.querySelector('form')
    expect([form?.method, form?.action, form?.target, form?.getAttribute('rel')]).toEqual([
      'post',
      'https://apply.gulfpinesbank.example/servlet',
      '_blank',
      'noopener',
    ])
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ type, name, value }) => [type, name, value])).toEqual([
      ['hidden', 'id', '5550101'],
      ['hidden', 'Task', 'AccountValidation'],
    ])
    const button = form?.querySelector('button')
    expect([button?.type, button?.textContent]).toEqual(['submit', 'Open Everyday Checking (opens in a new window)'])
    expect(own?.querySelector('form')).toBeNull()
    expect(own?.querySelector('a.button')?.getAttribute('href')).toBe('/en/contact/')
  })

  it('[ERR-04] says that a sector has no rates, with a link to all of them', () => {
    const host = show({ Sector: 'treasury' })
    expect(host.textContent).toBe('No rates found for this sector, for more rates click here')
    expect(host.querySelector('a')?.textContent).toBe('click here')
    expect(host.querySelector('a')?.getAttribute('href')).toBe('/en/rates/#all-rates')
  })

  it('[BLK-03] is hidden when it asks for no sector and finds nothing', () => expect(show({ Category: 'certificates' }).innerHTML).toBe(''))
})
