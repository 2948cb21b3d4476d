import type { PlainRecord } from '../records/canonical.ts'
import type { Problem } from '../records/problem.ts'
import { settingsKey } from '../store/declaration.ts'
import type { StoredDocument } from '../store/read-store.ts'

type Finding = Pick<Problem, 'field' | 'message'>

const rows = (value: unknown): readonly PlainRecord[] => (Array.isArray(value) ? value : [])

const inEnglish = (value: unknown): string => String((value as PlainRecord | undefined)?.['en'] ?? '').trim()

/** A rate names its yields in one place, and a time account says what early withdrawal costs (12 CFR 1030.8(c)(6)). */
const rateFindings = ({ usesSavingsTiers, bands, fixed, earlyWithdrawal }: PlainRecord): readonly Finding[] => {
  const hasBands = rows(bands).length > 0
  const hasTerms = rows(bands).some(({ termMonths }) => termMonths !== undefined)
  return [
    ...(hasBands || usesSavingsTiers ? [] : [{ field: ['bands'], message: 'must have a row, unless usesSavingsTiers is set' }]),
    ...(hasBands && usesSavingsTiers ? [{ field: ['bands'], message: 'must be empty while usesSavingsTiers is set' }] : []),
    ...(hasTerms && !inEnglish(earlyWithdrawal)
      ? [{ field: ['earlyWithdrawal'], message: 'is required in English for a rate with terms' }]
      : []),
    ...(fixed && !hasTerms ? [{ field: ['fixed'], message: 'is for a rate with terms: say for how many months it is fixed' }] : []),
  ]
}

/** An account does not deny what its rate says: that there is interest, or that money taken out early costs a penalty. */
const productFindings = (
  { rate, paysNoInterest, productHighlights }: PlainRecord,
  rates: readonly StoredDocument[],
): readonly Finding[] => {
  const isLocked = inEnglish(rates.find(({ id }) => id === rate)?.content['earlyWithdrawal']) !== ''
  const isFlexible = rows(productHighlights).some(({ highlight }) => highlight === 'flexibleAccess')
  return [
    ...(rate && paysNoInterest ? [{ field: ['paysNoInterest'], message: `must not be set while the account has the rate ${rate}` }] : []),
    ...(isLocked && isFlexible
      ? [{ field: ['productHighlights'], message: `must not hold flexibleAccess while early withdrawal has a penalty by the rate ${rate}` }]
      : []),
  ]
}

/** Records of the same account, one for each language, open with the same amount: the rate sheet prints it beside the rate. */
const depositProblems = (products: readonly StoredDocument[]): readonly Problem[] =>
  [...Map.groupBy(products, ({ content }) => content['rate'])].flatMap(([rate, [first, ...others]]) =>
    others.flatMap(({ slug, id, content }) =>
      rate === undefined || content['minDepositOpen'] === first?.content['minDepositOpen']
        ? []
        : [
            {
              source: slug,
              record: id,
              field: ['minDepositOpen'],
              value: content['minDepositOpen'],
              message: `is not what ${first?.id} opens with, which has the same rate ${rate}`,
            },
          ],
    ),
  )

const dateProblems = (visible: readonly StoredDocument[]): readonly Problem[] =>
  visible
    .filter(({ slug, content }) => slug === settingsKey && !content['savingsAsOf'])
    .map(() => ({
      source: settingsKey,
      record: '',
      field: ['savingsAsOf'],
      value: undefined,
      message: 'is required: rates are printed with the date on which they are accurate',
    }))

/** What is wrong with the rates of accounts beyond the fields of one record. That every account has one is the model's to say. */
export const rateProblems = (visible: readonly StoredDocument[]): readonly Problem[] => {
  const rates = visible.filter(({ slug }) => slug === 'deposit-rates')
  const products = visible.filter(({ slug }) => slug === 'products')
  const findings = [
    ...rates.flatMap((document) => rateFindings(document.content).map((finding) => ({ document, finding }))),
    ...products.flatMap((document) => productFindings(document.content, rates).map((finding) => ({ document, finding }))),
  ]
  return [
    ...findings.map(({ document: { slug, id, content }, finding: { field, message } }) => ({
      source: slug,
      record: id,
      field,
      value: content[String(field[0])],
      message,
    })),
    ...depositProblems(products),
    ...(rates.length > 0 ? dateProblems(visible) : []),
  ]
}
