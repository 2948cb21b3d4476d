import type { Language } from '@bank/i18n/languages.ts'
import type { RecordOf } from '@bank/model/collection.ts'
import type { productCategories, products } from '@bank/model/collections/products.ts'
import type { Read } from '@bank/model/read.ts'
import { chooseProducts } from '@bank/rules/blocks/choose-products.ts'

export type Product = Read<RecordOf<typeof products>>
export type ProductCategory = Read<RecordOf<typeof productCategories>>

type Choice = {
  readonly products: readonly Product[]
  readonly categories: readonly ProductCategory[]
  readonly language: Language
  /** Id of a product category; empty means any. */
  readonly category?: string | undefined
  readonly sector?: string | undefined
}

/**
 * The products of a list: those of the page's language, the category and the sector (BLK-44, D-BLK-5). Products of a category
 * come in the category's order, others in content order. Throws for a category that is not published.
 */
export const pickProducts = ({ products: all, categories, language, category, sector }: Choice): readonly Product[] => {
  if (!category) return chooseProducts(all, { language, sector })
  const chosen = categories.find(({ id }) => id === category)
  if (!chosen) throw new Error(`Category ${category} is no published product category`)
  const members = (chosen.Product ?? []).flatMap((id) => all.find((product) => product.id === id) ?? [])
  return chooseProducts(members, { language, sector })
}
