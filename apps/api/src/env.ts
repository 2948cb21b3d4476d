import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

const repository = resolve(import.meta.dirname, '../../..')

const isAddressOrNetwork = (value: string): boolean => {
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  return (
    version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  )
}

const proxies = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .refine((list) => list.every(isAddressOrNetwork), {
    error: 'TRUSTED_PROXIES must list addresses or networks, parted by commas: 10.0.0.5, 10.1.0.0/16',
  })

const wholeNumber = (name: string, least: number, most: number, standard: number) =>
  z.coerce
    .number({ error: `${name} must be a number from ${least} to ${most}` })
    .int({ error: `${name} must be a whole number` })
    .min(least, { error: `${name} must be at least ${least}` })
    .max(most, { error: `${name} must be at most ${most}` })
    .default(standard)

const schema = z.object({
  PORT: wholeNumber('PORT', 0, 65_535, 8080),
  /** `localhost` is reachable from this machine alone, over IPv4 and IPv6. Set 0.0.0.0 to serve a network. */
  HOST: z.string().default('localhost'),
  /** Folder of everything that is not code: snapshots and releases. */
  DATA_DIR: z
    .string()
    .default(resolve(repository, 'data'))
    .transform((value) => resolve(value)),
  /** Address of the site as visitors know it; named in the API document. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'SITE_URL must be an address such as https://www.example.com' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  /** Proxies whose X-Forwarded-For is believed. Empty: none. */
  TRUSTED_PROXIES: proxies,
  /** City database that tells where an address lies: a .mmdb file, or a folder of them. Not set: the installed one. */
  GEOIP_PATH: z
    .string()
    .transform((value) => resolve(value))
    .optional(),
  /** How many API requests one address may send in a minute. */
  RATE_LIMIT_PER_MINUTE: wholeNumber('RATE_LIMIT_PER_MINUTE', 1, 1_000_000, 300),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  /** Serves the API document at /api/openapi.json. */
  API_DOCUMENT: z
    .enum(['true', 'false'], { error: 'API_DOCUMENT must be true or false' })
    .default('false')
    .transform((value) => value === 'true'),
})

export type ApiEnv = z.infer<typeof schema>

/** Reads the settings of the API. Empty counts as not set. Throws one error that lists every wrong value and what to do. */
export const readApiEnv = (environment: Readonly<Record<string, string | undefined>>): ApiEnv => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new Error(`The environment of the API is not right:\n${z.prettifyError(result.error)}`)
}
