import { productAnchor } from '@bank/blocks/cards/product/product-card.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { StructuredNode } from './head-tags.ts'
import type { PageBlock } from './page-data.ts'

type Product = Content['records']['products'][number]
type Card = { readonly id: string }

const cardsOf = ({ kind, props }: PageBlock): readonly Card[] => {
  if (kind === 'productList') return (props as { cards: readonly Card[] }).cards
  if (kind === 'accountProducts')
    return (props as { categories: readonly { cards: readonly Card[] }[] }).categories.flatMap(({ cards }) => cards)
  return []
}

const typeOf = ({ productHighlights = [], paysNoInterest, rate }: Product): string => {
  if (productHighlights.some(({ highlight }) => highlight === 'credit')) return 'CreditCard'
  if (rate) return 'DepositAccount'
  return paysNoInterest ? 'BankAccount' : 'FinancialProduct'
}

const percent = (share: number): number => Math.round(share * 1_000_000) / 10_000

/** Annual yields that a product pays now, in per cent, with the date since when: of its rate's bands, or of the savings tiers. */
const earned = (product: Product, { records, settings }: Content): Partial<StructuredNode> => {
  const rate = records['deposit-rates'].find(({ id }) => id === product.rate)
  const yields = rate?.usesSavingsTiers ? settings.savingsTiers?.map((tier) => tier.rate) : rate?.bands?.map((band) => band.yield)
  const known = (yields ?? []).filter((value) => value !== undefined).map(percent)
  if (known.length === 0 || !settings.savingsAsOf) return {}
  return {
    annualPercentageRate: { '@type': 'QuantitativeValue', minValue: Math.min(...known), maxValue: Math.max(...known), unitText: '%' },
    offers: { '@type': 'Offer', validFrom: settings.savingsAsOf },
  }
}

/** The products whose cards a page shows, each once: what they are, cost and earn, as the cards say it (D-SEO-6). */
export const structuredProducts = (
  blocks: readonly PageBlock[],
  content: Content,
  { url, provider }: { readonly url: string; readonly provider: StructuredNode },
): readonly StructuredNode[] => {
  const shown = new Set(blocks.flatMap(cardsOf).map(({ id }) => id))
  return content.records.products
    .filter(({ id }) => shown.has(id))
    .map((product) => ({
      '@type': typeOf(product),
      name: product.name,
      description: product.subline,
      url: blocks.some(({ kind }) => kind === 'accountProducts') ? `${url}#${productAnchor(product.id)}` : url,
      provider,
      feesAndCommissionsSpecification: product.cycleServiceCharges,
      ...earned(product, content),
    }))
}
