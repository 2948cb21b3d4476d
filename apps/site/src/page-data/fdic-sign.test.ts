import { toProps } from '@bank/blocks/product-list/toProps.ts'
import { testContext } from '@bank/blocks/testing/context.ts'
import { testProducts } from '@bank/sample/products.ts'
import { expect, it } from 'vitest'
import { loginPanelProps } from '../login/login-props.ts'
import { needsFdicSign, opensAccount } from './fdic-sign.ts'

const productsOf = (...ids: readonly string[]) => {
  const context = testContext('en', { records: { products: testProducts.filter(({ id }) => ids.includes(id)) } })
  const props = toProps({ id: 'accounts', kind: 'productList', Sector: 'personal' }, context) ?? {}
  return [{ id: 'accounts', kind: 'productList', props, hiddenFrom: [] }]
}
const { settings, link, t } = testContext('en')
const login = loginPanelProps({ settings, t, link })

it('[D-FOOT-9] a page needs the sign when an account can be opened there, and not when its accounts only lead elsewhere', () => {
  const needs = (...ids: readonly string[]) => needsFdicSign({ path: '/en/offer/', opensAccount: opensAccount(productsOf(...ids)), login })
  expect(needs('everyday-checking-en')).toBe(true)
  expect(needs('first-account-en')).toBe(false)
  expect(needs('first-account-en', 'everyday-checking-en')).toBe(true)
})

it('[D-FOOT-9] a page needs the sign when the log-in panel leads to it', () => {
  expect(needsFdicSign({ path: '/en/mortgage/log-in/', opensAccount: false, login })).toBe(true)
  expect(needsFdicSign({ path: '/en/mortgage/', opensAccount: false, login })).toBe(false)
})
