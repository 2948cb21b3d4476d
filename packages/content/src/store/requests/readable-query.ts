import type { PayloadRequest } from 'payload'
import { refuseRequest } from '../refusals/refuse-request.ts'
import type { Called, Guard } from './guard-endpoints.ts'
import { fieldOf, queryFields, requireLanguage } from './query-fields.ts'

/** What may be asked for: the databases count no further than pages of this size, and the store follows references no deeper. */
const bounds = { limit: [0, 100_000], page: [1, 1_000_000], depth: [0, 10] } as const

const refuseNumbers = ({ query }: PayloadRequest): void => {
  for (const [name, [least, most]] of Object.entries(bounds)) {
    const given = query?.[name]
    if (given === undefined || given === '') continue
    const isWithin = /^\d+$/.test(String(given)) && Number(given) >= least && Number(given) <= most
    if (!isWithin) refuseRequest(`The query ${name} must be a whole number from ${least} to ${most}.`)
  }
}

const sortedBy = ({ query }: PayloadRequest): readonly string[] => {
  const names = [query?.['sort']].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
  return names.map((name) => name.replace(/^-/, '').replaceAll('__', '.')).filter((name) => name !== '')
}

const refuseSort = (req: PayloadRequest, called: Called): void => {
  const fields = queryFields(req, called)
  if (!fields) return
  const sorted = sortedBy(req)
  const unknown = sorted.filter((path) => fieldOf(fields, path) === undefined)
  if (unknown.length > 0) refuseRequest(`There is no field ${unknown.join(', ')} to sort by.`)
  requireLanguage(req, fields, sorted)
}

/** Refuses (400) a query for records with numbers that count nothing, an order by what is no field, or a character that no database keeps. */
export const readableQuery: Guard = (req, called) => {
  if (req.search?.includes('%00')) refuseRequest('The query holds %00, which is no character.')
  if (req.routeParams?.['collection'] === undefined && req.routeParams?.['global'] === undefined) return
  refuseNumbers(req)
  refuseSort(req, called)
}
