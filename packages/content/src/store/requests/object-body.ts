import type { CollectionConfig, FlattenedField, GlobalConfig, PayloadRequest } from 'payload'
import { isObject } from '../../records/canonical.ts'
import { refuseSave } from '../refusals/refuse-save.ts'
import { findUnreadable } from './find-unreadable.ts'
import { noteUnreadable, withUnreadableChecks } from './unreadable-values.ts'

type Operation = {
  readonly operation: string
  readonly req: PayloadRequest
  readonly args?: unknown
  readonly collection?: { readonly flattenedFields: readonly FlattenedField[] } | null
  readonly global?: { readonly flattenedFields: readonly FlattenedField[] } | null
}

const isTime = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))

/** The store keeps these of some records as they are sent. */
const brokenTimes = (values: Readonly<Record<string, unknown>>): readonly string[] =>
  ['createdAt', 'updatedAt'].filter((name) => !isTime(values[name]))

const refuseOther = ({ operation, req, args, collection, global }: Operation): object | undefined => {
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return undefined
  const { data } = args as { readonly data?: unknown }
  const given =
    isObject(data) && (req.data === undefined || isObject(req.data))
      ? data
      : refuseSave('The body of the request must be a JSON object.', 400)
  const times = brokenTimes(given)
  if (times.length > 0) refuseSave(`What is written as ${times.join(', ')} must be a time such as 2026-01-31T12:00:00Z.`, 400)
  const unreadable = findUnreadable((collection ?? global)?.flattenedFields ?? [], given)
  return unreadable.length > 0 ? { ...(args as object), data: noteUnreadable(req, given, unreadable) } : undefined
}

type Kept = Pick<CollectionConfig | GlobalConfig, 'fields'> & {
  readonly hooks?: { readonly beforeOperation?: unknown[] | undefined } | undefined
}

/**
 * Refuses (400) what requests save that is no object, or not there: the store would fail over it, and save a list as a version that says nothing. Values
 * within it that can't be read are refused with all else that is wrong.
 */
export const withObjectBody = <Config extends Kept>(config: Config): Config => ({
  ...config,
  fields: withUnreadableChecks(config.fields),
  hooks: { ...config.hooks, beforeOperation: [refuseOther, ...(config.hooks?.beforeOperation ?? [])] },
})
