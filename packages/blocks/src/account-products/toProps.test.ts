import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import { toProps } from './toProps.ts'

const props = (language: 'en' | 'es') =>
  toProps({ id: 'accounts', kind: 'accountProducts' }, testContext(language, { records: testRecords }))
const outline = (language: 'en' | 'es') =>
  props(language)?.categories.map(({ name, cards }) => [name.text, cards.map(({ name: product }) => product)])

describe('account products', () => {
  it('[PROD-02] lists the categories by name, each with its cards in its order', () =>
    expect(outline('en')).toEqual([
      ['Checking', ['First Account', 'Everyday Checking', 'Workboat Checking']],
      ['Savings', ['Seedling Savings']],
    ]))

  it('[PROD-02] shows Spanish products, and English ones in a category that has no Spanish ones', () =>
    expect(outline('es')).toEqual([
      ['Cuentas de cheques', ['Cuenta Diaria']],
      ['Ahorros', ['Seedling Savings']],
    ]))

  it.each([
    ['en', 'Already started an application?', 'Pick up where you left off', '(opens in a new window)'],
    ['es', '¿Ya empezó una solicitud?', 'Siga donde la dejó', '(se abre en otra ventana)'],
  ] as const)(
    '[PROD-01] [PROD-21] [PROD-22] continues an application at the bank’s institution, in %s',
    (language, text, link, newWindow) =>
      expect(props(language)?.resume).toEqual({
        text: { text },
        linkText: { text: link },
        application: { action: 'https://apply.gulfpinesbank.example/service', id: '5550142', newWindow },
      }),
  )

  it('has no such link while nobody has said where applications go on', () => {
    const settings = { applicationServiceUrl: '' }
    const context = testContext('en', { records: testRecords, settings })
    expect(toProps({ id: 'accounts', kind: 'accountProducts' }, context)?.resume).toBeUndefined()
  })

  it('is hidden without products', () =>
    expect(toProps({ id: 'accounts', kind: 'accountProducts' }, testContext('en', { records: {} }))).toBeUndefined())
})
