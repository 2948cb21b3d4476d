import { defaultLanguage } from '@bank/i18n/languages.ts'
import { bankingAddressCheck } from '@bank/model/banking-hosts.ts'
import { dayOrderProblem } from '@bank/model/day-order.ts'
import { describeIssue } from '@bank/model/describe-issue.ts'
import { type FieldMeta, rowCountProblem } from '@bank/model/fields.ts'
import { titlingField } from '@bank/model/page-titles.ts'
import { standInProblem } from '@bank/model/stand-ins.ts'
import { isUnwritten } from '@bank/model/text.ts'
import { titleProblem } from '@bank/rules/seo/page-title.ts'
import type { BaseValidateOptions, Validate } from 'payload'
import { allowListFindings } from '../../records/banking-address-problems.ts'
import { fieldSentence } from './field-sentence.ts'
import { storedBlockIds } from './references.ts'

/** Set in the request's context by the importer, which has checked all references itself before it writes. */
export const referencesAreChecked = 'referencesAreChecked'

/** While an editor types, the store gives the field's name instead of the way to it. */
type Options = Omit<BaseValidateOptions<Record<string, unknown>, unknown, unknown>, 'path'> & {
  readonly path?: readonly (string | number)[]
  readonly name?: string
}

/** What is wrong with a value, without its subject; nothing for a good one. */
type Found = string | readonly string[] | undefined

type Finding = (value: unknown, options: Options) => Promise<Found> | Found

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Turns a finding into the store's form of a check: sentences in the language of the admin, which shows them beside the field. */
const asValidate =
  (find: Finding): Validate =>
  async (value: unknown, options: Options) => {
    const found = [(await find(value, options)) ?? []].flat()
    return found.length === 0 || found.map((each) => fieldSentence(options.req.i18n.language, each)).join(' ')
  }

const leafFinding =
  (meta: FieldMeta): ((value: unknown, options: Options) => string | undefined) =>
  (value, { req, siblingData }) => {
    const language = req.locale ?? defaultLanguage
    const counts = !meta.localized || language === defaultLanguage
    const missing = counts && standInProblem(meta, value, siblingData as Record<string, unknown>)
    if (missing) return missing
    if (meta.required && counts && isUnwritten(value)) return meta.localized ? 'is required in English' : 'is required'
    if (isEmpty(value)) return undefined
    const issue = meta.leaf?.safeParse(value).error?.issues[0]
    // The store reads a text as a number before it asks.
    return issue
      ? describeIssue(issue, Number.isNaN(value) ? 'NaN' : value)
      : dayOrderProblem(meta, value, siblingData as Record<string, unknown>)
  }

const rowFinding =
  (meta: FieldMeta) =>
  (value: unknown): string | undefined =>
    rowCountProblem(Array.isArray(value) ? value.length : typeof value === 'number' ? value : 0, meta)

/** The check of a block's one row; a form has the number of its rows. */
export const oneKindCheck: Validate = asValidate((value) => {
  const count = Array.isArray(value) ? value.length : Number(value ?? 0)
  return count === 1 ? undefined : `must hold exactly one kind of block, and holds ${count}`
})

/** Marked off, so that an id is never taken for the name of a field. */
const listed = (ids: readonly string[]): string => ids.map((id) => `“${id}”`).join(', ')

const missingIds = async (ids: readonly string[], to: string, { req }: Options): Promise<readonly string[]> => {
  const { docs } = await req.payload.find({
    collection: to,
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    select: {},
    req,
    overrideAccess: true,
  })
  const found = new Set(docs.map((doc) => String(doc.id)))
  return ids.filter((id) => !found.has(id))
}

const referenceFinding =
  (meta: FieldMeta): Finding =>
  async (value, options) => {
    if (isEmpty(value)) return standInProblem(meta, value, options.siblingData as Record<string, unknown>)
    if (options.req.context[referencesAreChecked]) return undefined
    const ids = (Array.isArray(value) ? value : [value]).map(String)
    if (ids.length === 0) return undefined
    const missing = await missingIds(ids, meta.to ?? '', options)
    return missing.length > 0 ? `there is no record ${listed(missing)} in ${meta.to}` : undefined
  }

/** The check of one field, from its declaration: required in English only, the leaf's own rule, row counts, references. */
export const fieldCheck = (meta: FieldMeta): Validate => {
  if (meta.kind === 'list') return asValidate(rowFinding(meta))
  return asValidate(meta.to ? referenceFinding(meta) : leafFinding(meta))
}

/** What stands after the bar in page titles: of the settings that are being saved, else of those that are stored. */
const bankNameFor = async (slug: string, { data, req }: Options): Promise<string> => {
  const saved = slug === 'settings' ? data?.['bankName'] : undefined
  const { bankName } = (await req.payload.findGlobal({ slug: 'settings', depth: 0, req })) as { bankName?: unknown }
  return String(saved ?? bankName ?? '')
}

/**
 * The check of a field that may title a page: that of its declaration, then whether the title would be cut (D-SEO-2). The importer's records
 * are not asked about it: the build, which follows, names all of them at once.
 */
export const titleCheck = (slug: string, meta: FieldMeta): Validate =>
  asValidate(async (value, options) => {
    const finding = leafFinding(meta)(value, options)
    if (finding !== undefined || isEmpty(value) || options.req.context[referencesAreChecked]) return finding
    const name = String(options.path?.at(-1) ?? options.name)
    if (titlingField(slug, { ...options.data, [name]: value }) !== name) return undefined
    return titleProblem(String(value), await bankNameFor(slug, options))
  })

/** The check of an address that receives log-ins or applications: that of its declaration, then its host (decision 0019). */
export const bankingFieldCheck = (meta: FieldMeta, hosts: readonly string[]): Validate => {
  const check = bankingAddressCheck(hosts)
  return asValidate((value, options) => leafFinding(meta)(value, options) ?? (isEmpty(value) ? undefined : check(String(value))))
}

/** The check of the allow-list: that of its declaration, then the hosts of its entries for log-ins and applications (decision 0019). */
export const allowListCheck = (meta: FieldMeta, hosts: readonly string[]): Validate =>
  asValidate((value) => rowFinding(meta)(value) ?? allowListFindings(value, hosts).map(({ value: url, message }) => `“${url}” ${message}`))

/** A page names its blocks by id; the block, or its English or Spanish version, must exist (D-BLK-1). */
export const blockReferenceCheck: Validate = asValidate(async (value, options) => {
  if (isEmpty(value)) return 'is required'
  if (options.req.context[referencesAreChecked]) return undefined
  const candidates = storedBlockIds(String(value))
  const missing = await missingIds(candidates, 'blocks', options)
  return missing.length === candidates.length ? `there is no block ${listed(candidates)}` : undefined
})

/** What is wrong with an id, or nothing. Ids are chosen by people and stand in addresses of the admin. */
export const idProblem = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(value)
    ? undefined
    : 'must be a short name of letters, digits and hyphens, such as home-banner'

/** The check of an id that people choose: its form, and for a new record that no other one has it. */
export const idCheck: Validate = asValidate(async (value, { collectionSlug = '', operation, req }) => {
  const problem = idProblem(value)
  if (problem !== undefined || operation !== 'create') return problem
  const taken = await req.payload.db.findOne({ collection: collectionSlug, where: { id: { equals: value } }, req })
  return taken ? 'is taken already; choose another' : undefined
})
