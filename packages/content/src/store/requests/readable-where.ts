import type { PayloadRequest } from 'payload'
import { refuseRequest } from '../refusals/refuse-request.ts'
import { brokenConditions } from './broken-conditions.ts'
import { type Condition, conditionsOf, isValues, type Values } from './conditions.ts'
import type { Guard } from './guard-endpoints.ts'
import { queryFields, requireLanguage } from './query-fields.ts'

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
const brokenTimes = (conditions: readonly Condition[], times: ReadonlySet<string>): readonly string[] =>
  conditions.flatMap(({ path, operator, value }) => {
    if (!times.has(path) || operator === 'exists') return []
    return [value].flat().flatMap((each) => (isTime(each) ? [] : [`${path}=${each}`]))
  })

/** Names of the fields of a request's collection that hold times, of its versions as well. */
const timesOf = ({ payload, routeParams }: PayloadRequest): ReadonlySet<string> => {
  const fields = payload.collections[String(routeParams?.['collection'])]?.config.flattenedFields ?? []
  const names = fields.flatMap(({ name, type }) => (type === 'date' ? [name] : []))
  return new Set([...names, 'createdAt', 'updatedAt'].flatMap((name) => [name, `version.${name}`]))
}

/** Refuses (400) a query for records that is neither made of parameters nor JSON, compares a time with what is none, or a field as it can't be. */
export const readableWhere: Guard = (req, called) => {
  const where = req.query?.['where']
  const conditions = conditionsOf(
    conditionsIn(where) ?? refuseRequest(`The query where=${where} can’t be read: write where[field][equals]=value.`),
  )
  const times = brokenTimes(conditions, timesOf(req))
  if (times.length > 0) refuseRequest(`The query ${times.join(', ')} can’t be read: write times as 2026-01-31T12:00:00Z.`)
  const fields = queryFields(req, called)
  if (!fields) return
  const broken = brokenConditions(req, called, fields, conditions)
  if (broken.length > 0) refuseRequest(`The query ${broken.join(', ')} can’t be read. This field is not compared so, or not with this.`)
  const paths = conditions.map(({ path }) => path)
  requireLanguage(req, fields, paths)
}
