import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'

/** An endpoint's method and its path, such as `/:id`. */
export type Called = Pick<Endpoint, 'method' | 'path'>

/** Refuses what is asked before an endpoint does anything, by what it throws. */
export type Guard = (req: PayloadRequest, called: Called) => Promise<void> | void

const guarded = (endpoints: readonly Endpoint[], guards: readonly Guard[]): Endpoint[] =>
  endpoints.map(({ handler, ...endpoint }) => ({
    ...endpoint,
    handler: async (req) => {
      for (const guard of guards) await guard(req, endpoint)
      return handler(req)
    },
  }))

/** The same store, with guards before each of its calls: those that the store makes itself are there when the rest is ready. */
export const withGuards = (config: SanitizedConfig, guards: readonly Guard[]): SanitizedConfig => {
  for (const kept of [config, ...config.collections, ...config.globals])
    if (kept.endpoints) Object.assign(kept, { endpoints: guarded(kept.endpoints, guards) })
  return config
}
