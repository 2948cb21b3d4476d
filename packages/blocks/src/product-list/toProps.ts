import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { BlockContext, ToProps } from '../block.ts'
import { type ProductCard, toProductCard } from '../cards/product/product-card.ts'
import { rateSheetId, ratesAddress } from '../cards/product/product-rate.ts'
import { pickProducts } from './pick-products.ts'
import type { productList, productListLayouts } from './schema.ts'

export type ProductListProps = {
  layout: (typeof productListLayouts)[number]
  /** Name of the row of cards for screen readers. */
  label: string
  headline: Text | undefined
  more: Action | undefined
  image: PictureSource | undefined
  sideHeadline: Text | undefined
  sideSub: Text | undefined
  cards: readonly ProductCard[]
  /** Shown instead of cards: words and the link that ends them (ERR-04). */
  none: { readonly before: string; readonly go: Action } | undefined
}

/** The way on leads to the sheet of all rates: from the page of rates itself, too, it goes somewhere (D-ERR-3). */
const noRates = ({ link, t }: BlockContext): ProductListProps['none'] => {
  const to = link(`${ratesAddress}#${rateSheetId}`)
  return to && { before: t('noRates'), go: { to, text: { text: t('noRatesLink') } } }
}

/** Without products the block says so when it was asked for a sector (D-ERR-3), and is hidden otherwise. */
export const toProps: ToProps<typeof productList, ProductListProps> = (record, context) => {
  const { language, picture, records, t } = context
  const products = pickProducts({
    products: records.products,
    categories: records['product-categories'],
    language,
    category: record.Category || undefined,
    sector: record.Sector,
  })
  const none = products.length === 0 && record.Sector ? noRates(context) : undefined
  if (products.length === 0 && !none) return undefined
  const headline = nonBlank(record.headline)
  return {
    layout: record.layout ?? 'list',
    label: headline?.text ?? t('accounts'),
    headline,
    more: action(context, record.link, record.linkText, record.refresh),
    image: picture(record.image),
    sideHeadline: nonBlank(record.sideHeadline),
    sideSub: nonBlank(record.sideSub),
    cards: products.map((product) => toProductCard(product, context)),
    none,
  }
}
