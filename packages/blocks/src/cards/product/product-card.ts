import { formatAmount } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import type { Phrase } from '@bank/i18n/translate.ts'
import type { productHighlights } from '@bank/model/collections/products.ts'
import type { HighlightIcon } from '@bank/model/icons.ts'
import { recordLanguage } from '@bank/rules/blocks/record-language.ts'
import { defaultMinimumDeposit } from '@bank/rules/constants.ts'
import { elementId } from '@bank/ui/element-id.ts'
import type { Application } from '@bank/ui/links/ApplicationForm.tsx'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { BlockContext } from '../../block.ts'
import type { Product } from '../../product-list/pick-products.ts'
import { type ProductRate, productRate, rateAnchor, ratesAddress } from './product-rate.ts'

type Highlight = (typeof productHighlights)[number]

export type ProductCard = {
  readonly id: string
  /** Language of the product's own words, when it is not that of the page. */
  readonly lang: Language | undefined
  readonly name: string
  readonly subline: string | undefined
  /** Minimum opening deposit as an amount of money. */
  readonly deposit: string
  readonly depositLabel: string
  /** What the account earns, and where on the rate sheet that stands. */
  readonly rate:
    | (ProductRate & { readonly label: string; readonly sheet: { readonly to: LinkTarget; readonly text: string } | undefined })
    | undefined
  readonly noInterest: string | undefined
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Names the facts that a phone folds. */
  readonly foldLabel: string
  readonly highlights: readonly { readonly icon: HighlightIcon; readonly label: string }[]
  readonly open:
    | ({ readonly text: string /** Of a text of the record's own. */; readonly lang: Language | undefined } & (
        | { readonly to: LinkTarget }
        | { readonly application: Application }
      ))
    | undefined
  readonly terms: { readonly to: LinkTarget; readonly text: string } | undefined
}

/** Where the terms of all accounts stand (PROD-20). */
const termsAddress = '/en/product-terms-conditions/'

const highlightLooks: Record<Highlight, { icon: HighlightIcon; phrase: Phrase }> = {
  noCycle: { icon: 'highlight-no-cycle', phrase: 'highlightNoCycle' },
  noDeposit: { icon: 'highlight-no-deposit', phrase: 'highlightNoDeposit' },
  flexibleAccess: { icon: 'highlight-flexible-access', phrase: 'highlightFlexibleAccess' },
  credit: { icon: 'highlight-credit', phrase: 'highlightCredit' },
  smallBusiness: { icon: 'highlight-small-business', phrase: 'highlightSmallBusiness' },
}

/**
 * What the button of a product does (PROD-17, D-PROD-4): it leads to the product's `ctaLink`, or else applies for the product at the
 * bank's application service. The model sees to it that a product has one or the other.
 */
const opening = ({ ctaLink, fisProductID }: Product, { link, settings, t }: BlockContext) => {
  const to = link(ctaLink?.trim())
  if (to) return { to }
  const id = fisProductID?.trim()
  const { applicationServletUrl: action } = settings
  return id && action ? { application: { action, id, newWindow: t('opensNewWindow') } } : undefined
}

/** The id of a product's card where all accounts stand, the same in both languages. */
export const productAnchor = (id: string): string => `account-${elementId(id.replace(/-(?:en|es)$/i, ''))}`

/** What the card of a product shows (PROD-03 to PROD-20, PROD-25), and what the account earns. Facts without a value are left out (D-PROD-5). */
export const toProductCard = (product: Product, context: BlockContext): ProductCard => {
  const { language, link, t } = context
  const facts = [
    { label: t('cycleFee'), value: product.cycleServiceCharges?.trim() ?? '' },
    { label: t('dailyMinimumBalance'), value: product.balanceRequired?.trim() ?? '' },
    { label: t('transactionFee'), value: product.freeTransactions?.trim() ?? '' },
    { label: t('productTerms'), value: product.terms?.trim() ?? '' },
  ]
  const open = opening(product, context)
  const terms = link(termsAddress)
  const name = product.name ?? ''
  const rate = productRate(product, context)
  const sheet = rate && link(`${ratesAddress}#${rateAnchor(rate.id)}`)
  const own = recordLanguage(product.id)
  const cta = product.cta?.trim()
  return {
    id: product.id,
    lang: own === language ? undefined : own,
    name,
    subline: product.subline?.trim() || undefined,
    deposit: formatAmount(product.minDepositOpen ?? defaultMinimumDeposit, language),
    depositLabel: t('minimumOpeningDeposit'),
    rate: rate && { ...rate, label: t('accountEarns'), sheet: sheet && { to: sheet, text: t('rateSheetLink', { name }) } },
    noInterest: product.paysNoInterest ? t('paysNoInterest') : undefined,
    facts: facts.filter(({ value }) => value !== ''),
    foldLabel: t('productFold'),
    highlights: (product.productHighlights ?? []).flatMap(({ highlight }) => {
      const look = highlight && highlightLooks[highlight]
      return look ? [{ icon: look.icon, label: t(look.phrase) }] : []
    }),
    open: open && { ...open, text: cta || t('openProduct', { name }), lang: cta && own !== language ? own : undefined },
    terms: terms && { to: terms, text: [t('accountTerms'), ...(terms.hrefLang ? [t('inOtherLanguage')] : [])].join(' ') },
  }
}
