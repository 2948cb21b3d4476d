import type { PayloadRequest } from 'payload'
import { refuseRequest } from '../refuse-request.ts'
import type { Guard } from './guard-endpoints.ts'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Conditions as parameters or as a JSON text; nothing where they can't be read. */
const conditionsIn = (where: unknown): Values | undefined => {
  if (typeof where !== 'string') return isValues(where) ? where : {}
  try {
    const value: unknown = JSON.parse(where)
    return isValues(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isTime = (value: unknown): boolean => value === null || value === '' || value === 'null' || !Number.isNaN(Date.parse(String(value)))

/** What times are compared with that is none, as `field=value`. */
const brokenTimes = (where: Values, times: ReadonlySet<string>): readonly string[] =>
  Object.entries(where).flatMap(([name, conditions]) => {
    if (!isValues(conditions)) return []
    if (/^(?:and|or)$/i.test(name)) return Object.values(conditions).flatMap((each) => (isValues(each) ? brokenTimes(each, times) : []))
    if (!times.has(name)) return []
    const compared = Object.entries(conditions).flatMap(([operator, value]) => (operator === 'exists' ? [] : [value].flat()))
    return compared.filter((value) => !isTime(value)).map((value) => `${name}=${value}`)
  })

/** Names of the fields of a request's collection that hold times, of its versions as well. */
const timesOf = ({ payload, routeParams }: PayloadRequest): ReadonlySet<string> => {
  const fields = payload.collections[String(routeParams?.['collection'])]?.config.flattenedFields ?? []
  const names = fields.flatMap(({ name, type }) => (type === 'date' ? [name] : []))
  return new Set([...names, 'createdAt', 'updatedAt'].flatMap((name) => [name, `version.${name}`]))
}

/** Refuses (400) a query for records that is neither made of parameters nor JSON, or compares a time with what is none. */
export const readableWhere: Guard = (req) => {
  const where = req.query?.['where']
  const conditions = conditionsIn(where) ?? refuseRequest(`The query where=${where} can’t be read: write where[field][equals]=value.`)
  const broken = brokenTimes(conditions, timesOf(req))
  if (broken.length > 0) refuseRequest(`The query ${broken.join(', ')} can’t be read: write times as 2026-01-31T12:00:00Z.`)
}
