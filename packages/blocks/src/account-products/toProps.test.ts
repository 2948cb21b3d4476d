import { describe, expect, it } from 'vitest'
import { testContext } from '../test-context.ts'
import { testRecords } from '../test-records.ts'
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

  it('[PROD-01] has a link for people who have already started an application', () =>
    expect(props('en')?.resume).toMatchObject({
      text: { text: 'Already started an application?' },
      go: { to: { href: 'https://apply.gulfpinesbank.example/service' } },
    }))

  it('is hidden without products', () =>
    expect(toProps({ id: 'accounts', kind: 'accountProducts' }, testContext('en', { records: {} }))).toBeUndefined())
})
