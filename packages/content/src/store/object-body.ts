import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { refuseSave } from './refuse-save.ts'

type Operation = { readonly operation: string; readonly req: PayloadRequest }

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const refuseOther = ({ operation, req: { payloadAPI, data } }: Operation): void => {
  if (payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  if (data !== undefined && !isObject(data)) refuseSave('The body of the request must be a JSON object.', 400)
}

type Kept = Pick<CollectionConfig | GlobalConfig, 'fields'> & {
  readonly hooks?: { readonly beforeOperation?: unknown[] | undefined } | undefined
}

/** Refuses (400) what requests save that is no object: the store would fail over `null`, and save a list as a version that says nothing. */
export const withObjectBody = <Config extends Kept>(config: Config): Config => ({
  ...config,
  hooks: { ...config.hooks, beforeOperation: [refuseOther, ...(config.hooks?.beforeOperation ?? [])] },
})
