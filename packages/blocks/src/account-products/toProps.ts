import { nonBlank, type Text } from '@bank/model/text.ts'
import { idsOnce } from '@bank/ui/element-id.ts'
import type { Application } from '@bank/ui/links/ApplicationForm.tsx'
import type { BlockContext, ToProps } from '../block.ts'
import { type ProductCard, productAnchor, toProductCard } from '../cards/product/product-card.ts'
import { pickProducts } from '../product-list/pick-products.ts'
import type { accountProducts } from './schema.ts'

/** A card, and its id where it is the product's first one. */
type PlacedCard = ProductCard & { readonly anchor: string | undefined }

export type AccountProductsProps = {
  headline: Text | undefined
  description: Text | undefined
  /** For people who have already started an application (PROD-01, PROD-21). */
  resume: { readonly text: Text; readonly application: Application; readonly linkText: Text } | undefined
  categories: readonly { readonly id: string; readonly name: Text; readonly cards: readonly PlacedCard[] }[]
  disclosure: Text | undefined
}

const categoriesOf = (context: BlockContext): AccountProductsProps['categories'] => {
  const { products, 'product-categories': categories } = context.records
  const anchorOnce = idsOnce()
  return categories.flatMap(({ id, name }) => {
    const cards = pickProducts({ products, categories, language: context.language, category: id }).map((product) => ({
      ...toProductCard(product, context),
      anchor: anchorOnce(productAnchor(product.id)),
    }))
    return cards.length > 0 ? [{ id, name: name ?? { text: '' }, cards }] : []
  })
}

/** Every category that has products, by name (PROD-02); English products where a category has no Spanish ones (D-BLK-5). */
export const toProps: ToProps<typeof accountProducts, AccountProductsProps> = (record, context) => {
  const categories = categoriesOf(context)
  if (categories.length === 0) return undefined
  const { applicationServiceUrl: action, institutionId } = context.settings
  return {
    headline: nonBlank(record.headline),
    description: nonBlank(record.description),
    resume:
      action && institutionId
        ? {
            text: nonBlank(record.resumeText) ?? { text: context.t('resumeApplication') },
            application: { action, id: institutionId, newWindow: context.t('opensNewWindow') },
            linkText: nonBlank(record.resumeLinkText) ?? { text: context.t('resumeApplicationLink') },
          }
        : undefined,
    categories,
    disclosure: context.html(record.disclosure),
  }
}
