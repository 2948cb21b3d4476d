import { collection } from '../collection.ts'
import { choice, flag, list, number, picture, plain, reference, references, text } from '../fields.ts'

export const productHighlights = ['noCycle', 'noDeposit', 'flexibleAccess', 'credit', 'smallBusiness'] as const

export const sectors = ['personal', 'business', 'treasury', 'mortgage'] as const

/** What somebody must have first: an account, by its id without the language, or a loan. */
export const prerequisites = ['treasury-analysis-checking', 'construction-loan'] as const

/** A deposit account. One record per language: the id ends in -en or -es (D-BLK-5, STORE-14). */
export const products = collection({
  slug: 'products',
  label: { singular: 'Product', plural: 'Products' },
  title: 'name',
  served: ['product'],
  shape: {
    name: plain({ required: true }),
    /** What the application service knows the product by: nothing can be opened without it (D-PROD-2). */
    fisProductID: plain({
      requiredUnless: ['ctaLink'],
      help: 'Number of the product at the application service. Not needed with a button link.',
    }),
    minDepositOpen: number({ min: 0 }),
    productHighlights: list({ highlight: choice(productHighlights) }),
    cta: plain(),
    ctaLink: plain({ help: 'Where the button leads in place of the application service.' }),
    subline: plain(),
    cycleServiceCharges: plain(),
    balanceRequired: plain(),
    freeTransactions: plain(),
    terms: plain(),
    Sector: choice(sectors),
    rate: reference('deposit-rates', {
      help: 'What the account earns. An account that can be opened here says it, or that it pays no interest.',
      requiredUnless: ['paysNoInterest', 'ctaLink'],
    }),
    paysNoInterest: flag(),
    photo: picture(),
    minimumAge: number({ min: 0, max: 120, help: 'Youngest age that may open it, in years. Empty: 18.' }),
    maximumAge: number({ min: 0, max: 120, help: 'Oldest age that may have it, in years: 17 is up to the 18th birthday. Empty: any.' }),
    requires: choice(prerequisites, { help: 'What somebody must have here before it can be opened.' }),
  },
})

/** A group of products, in order (STORE-14, PROD-02). */
export const productCategories = collection({
  slug: 'product-categories',
  label: { singular: 'Product category', plural: 'Product categories' },
  served: ['product/category'],
  shape: { name: text({ required: true }), Product: references('products') },
})
