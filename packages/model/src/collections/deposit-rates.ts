import { collection } from '../collection.ts'
import { flag, list, longText, number, share } from '../fields.ts'

/**
 * What a deposit account earns, written down once for both languages: product cards and the rate sheet print it. The date of all
 * rates stands in the site settings. A rate of a time account has terms, and says what early withdrawal costs.
 */
export const depositRates = collection({
  slug: 'deposit-rates',
  label: { singular: 'Deposit rate', plural: 'Deposit rates' },
  shape: {
    usesSavingsTiers: flag({
      help: 'Earns the savings tiers of the site settings, as the savings calculator does. Then there are no bands.',
    }),
    fixed: flag({ help: 'Stays the same for the whole term. Otherwise the rate is variable.' }),
    bands: list({
      termMonths: number({ min: 1, help: 'Months of a certificate. Empty: money that can be taken out at any time.' }),
      minimumBalance: number({ min: 0, help: 'Balance in dollars that earns the yield. Empty: any balance.' }),
      yield: share({ required: true, help: 'Annual percentage yield: 0.0385 is 3.85%.' }),
    }),
    earlyWithdrawal: longText({ help: 'What it costs to take money out before the term is up. Needed with terms.' }),
  },
})
