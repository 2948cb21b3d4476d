import { onceForEach } from '@bank/model/once-for-each.ts'
import { comparableName } from '@bank/rules/audience/audience.ts'
import { defaultAudienceName } from '@bank/rules/constants.ts'
import { bankingAddressProblems } from '../records/banking-address-problems.ts'
import { type Problem, problemsOf } from '../records/problem.ts'
import { declarationOf, settingsKey } from '../store/declaration.ts'
import { orderByReference } from '../store/fields/order-by-reference.ts'
import type { StoredDocument } from '../store/read-store.ts'
import { duplicateProblems } from './check-addresses.ts'
import { rateProblems } from './check-rates.ts'
import { type LostReference, referenceProblems } from './check-references.ts'
import { searchWordProblems } from './check-search-words.ts'

const where = ({ slug, id }: StoredDocument) => ({ source: slug, record: id })

/** What the model finds wrong with a record, found once for each object. */
export const modelProblems = onceForEach((document: StoredDocument): readonly Problem[] => {
  if (document.slug === 'media') return []
  const declared = declarationOf(document.slug, document.content)
  return declared
    ? problemsOf(declared.schema, document.content, where(document))
    : [
        {
          ...where(document),
          field: ['kind'],
          value: document.content['kind'],
          message: 'is not a kind of block that this version of the site has',
        },
      ]
})

/** The audience that visitors belong to until something else is known (AUD-15, STORE-16). */
const audienceProblems = (visible: readonly StoredDocument[]): readonly Problem[] => {
  const found = visible.filter(
    ({ slug, content }) => slug === 'audiences' && comparableName(String(content['name'])) === defaultAudienceName,
  )
  if (found.length === 1) return []
  if (found.length === 0)
    return [
      {
        source: 'audiences',
        record: '',
        field: ['name'],
        value: undefined,
        message: `there must be one audience named ${defaultAudienceName}; publish it`,
      },
    ]
  return found.slice(1).map((document) => ({
    ...where(document),
    field: ['name'],
    value: document.content['name'],
    message: `is the name of ${found[0]?.id} already; only one audience may have it`,
  }))
}

const settingsProblems = (visible: readonly StoredDocument[], bankingHosts: readonly string[]): readonly Problem[] => {
  const settings = visible.find(({ slug }) => slug === settingsKey)
  return settings
    ? bankingAddressProblems(settings.content, bankingHosts, { source: settingsKey, record: '' })
    : [
        {
          source: settingsKey,
          record: '',
          field: [],
          value: undefined,
          message: 'are not filled in; save them in the admin or import the content',
        },
      ]
}

const circleProblems = (visible: readonly StoredDocument[]): readonly Problem[] =>
  orderByReference(visible).circles.map(({ record, reference }) => ({
    ...where(record),
    field: reference.field,
    value: reference.value,
    message: 'leads in a circle back to this record; choose another',
  }))

/**
 * Everything that is wrong with what would be published: records that break the model, and records that do not fit each other.
 * `lost` are its references to what would not be; `bankingHosts` the only hosts that log-ins and applications may be sent to.
 */
export const checkRecords = (
  visible: readonly StoredDocument[],
  lost: readonly LostReference[],
  bankingHosts: readonly string[],
): readonly Problem[] => [
  ...settingsProblems(visible, bankingHosts),
  ...visible.flatMap(modelProblems),
  ...referenceProblems(lost),
  ...circleProblems(visible),
  ...duplicateProblems(visible),
  ...audienceProblems(visible),
  ...rateProblems(visible),
  ...searchWordProblems(visible),
]
