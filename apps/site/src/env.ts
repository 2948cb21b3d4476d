import { resolve } from 'node:path'
import { bankingHosts } from '@bank/model/banking-hosts.ts'
import { releaseRetention } from '@bank/releases/collect/retention.ts'
import { checkDomain } from '@bank/ui/pictures/image-options.ts'
import { z } from 'zod'

const port = (name: string, standard: number) =>
  z.coerce
    .number({ error: `${name} must be a number from 0 to 65535` })
    .int({ error: `${name} must be a whole number` })
    .min(0, { error: `${name} must be at least 0` })
    .max(65_535, { error: `${name} must be at most 65535` })
    .default(standard)

const fields = z.object({
  /** Where `npm run dev` serves the site, and where it finds the API behind it. */
  PORT: port('PORT', 8080),
  API_PORT: port('API_PORT', 8081),
  /** Folder of everything that is not code: store, media, snapshots, releases. */
  DATA_DIR: z
    .string()
    .default('data')
    .transform((value) => resolve(value)),
  /** Hash of the content snapshot to read; the current one when not set. A build sets it, so that all of its pages say the same. */
  SNAPSHOT: z.string().optional(),
  /** Address of the site without a trailing slash; overrides the one in the site settings. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'SITE_URL must be an address such as https://www.example.com' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  /** Domain of an image service that resizes pictures as imgix does; without it the build makes all sizes itself (D-IMG-1). */
  IMAGE_DOMAIN: z
    .string()
    .superRefine((domain, issues) => {
      try {
        checkDomain(domain)
      } catch {
        issues.addIssue({ code: 'custom', message: 'IMAGE_DOMAIN must be a domain such as example.imgix.net, without https:// and path' })
      }
    })
    .optional(),
  /** The only hosts that log-ins and applications may be sent to (decision 0019). */
  BANKING_HOSTS: bankingHosts,
  /** `true`, `yes` or `1` lets lists refresh themselves that are told not to (LIST-12). */
  LIVE_REFRESH: z.string().optional(),
  /** Folder of the content files; what lies in its `files` is published as it is. */
  CONTENT_DIR: z
    .string()
    .default('content')
    .transform((value) => resolve(value)),
  /** How long releases are kept after they were in force: `25 months`, `90 days`. */
  RELEASE_RETENTION: releaseRetention,
  /** Not set: `recaptcha` when its keys are set, otherwise `altcha`; as the API reads it. */
  CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha'], { error: 'CAPTCHA_PROVIDER must be altcha or recaptcha' }).optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  /** `1`: `npm run dev` shows Spanish pages in the pseudo-locale. A build refuses it. */
  PSEUDO: z.literal('1', { error: 'PSEUDO must be 1, or not set' }).optional(),
})

const schema = fields.transform(({ CAPTCHA_PROVIDER, RECAPTCHA_SITE_KEY, ...env }) => ({
  ...env,
  /** The policy of the pages lets reCAPTCHA in (D-FORM-6). */
  usesRecaptcha: (CAPTCHA_PROVIDER ?? (RECAPTCHA_SITE_KEY === undefined ? 'altcha' : 'recaptcha')) === 'recaptcha',
}))

export type SiteEnv = z.infer<typeof schema>

/** Reads the settings of the site build. Throws one error that lists every wrong value and what to do. */
export const readSiteEnv = (environment: Readonly<Record<string, string | undefined>>): SiteEnv => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new Error(`The environment of the site build is not right:\n${z.prettifyError(result.error)}`)
}
