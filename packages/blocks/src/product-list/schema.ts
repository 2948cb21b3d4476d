import { sectors } from '@bank/model/collections/products.ts'
import { choice, flag, picture, plain, reference, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

export const productListLayouts = ['list', 'slider'] as const

/** Products of one language, category and sector (BLK-44 to BLK-47). */
export const productList = block('productList', 'Product list', {
  headline: text(),
  layout: choice(productListLayouts, { default: 'list' }),
  link: plain(),
  linkText: text(),
  refresh: flag(),
  image: picture(),
  Category: reference('product-categories', { help: 'Empty: every category.' }),
  Sector: choice(sectors, { help: 'Empty: every sector.' }),
  sideHeadline: text(),
  sideSub: text(),
})
