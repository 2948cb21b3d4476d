import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { leadsDatabaseUrl } from '@bank/leads/database/database-url.ts'
import { leadsDatabaseSetting } from '@bank/leads/env.ts'
import { hasSender, mailAddressSetting, mailFields, senderMissing } from '@bank/mail/settings.ts'
import { leadsKeptDays } from '@bank/rules/constants.ts'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import type { CaptchaSettings } from './captcha/configured-captcha.ts'
import type { MailSettings } from './mail/configured-mail-worker.ts'

const repository = resolve(import.meta.dirname, '../../..')

const isAddressOrNetwork = (value: string): boolean =>
  isIP(value) !== 0 || ipaddr.IPv4.isValidCIDRFourPartDecimal(value) || ipaddr.IPv6.isValidCIDR(value)

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

const fields = z.object({
  PORT: wholeNumber('PORT', 0, 65_535, 8080),
  /** `localhost` is reachable from this machine alone, over IPv4 and IPv6. Set 0.0.0.0 to serve a network. */
  HOST: z.string().default('localhost'),
  /** Folder of everything that is not code: the releases, and what the API keeps. */
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
  /** How many messages one address may send in a minute. */
  MESSAGES_PER_MINUTE: wholeNumber('MESSAGES_PER_MINUTE', 1, 1_000_000, 10),
  /** The database of visitors' messages. Not set: `leads.sqlite` in the data folder. */
  LEADS_DATABASE_URL: leadsDatabaseSetting,
  /** Days until the text of a message that was mailed is cleared. */
  LEADS_KEPT_DAYS: wholeNumber('LEADS_KEPT_DAYS', 1, 3650, leadsKeptDays),
  // Without a server, mails are written to the data folder.
  ...mailFields,
  /** Who gets messages that name nobody. Not set: the support e-mail of the site settings. */
  MAIL_DEFAULT_TO: mailAddressSetting('MAIL_DEFAULT_TO').optional(),
  /** `off`: another process sends the mails. */
  MAIL_WORKER: z.enum(['here', 'off'], { error: 'MAIL_WORKER must be here or off' }).default('here'),
  /** Not set: `recaptcha` when its keys are set, otherwise `altcha`. */
  CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha'], { error: 'CAPTCHA_PROVIDER must be altcha or recaptcha' }).optional(),
  /** Signs the challenges of altcha. Not set: made once and kept in the data folder. Processes on several machines must share it. */
  CAPTCHA_SECRET: z.string().min(32, { error: 'CAPTCHA_SECRET must have at least 32 characters' }).optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  /** Where tokens of reCAPTCHA are verified. */
  RECAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/, error: 'RECAPTCHA_VERIFY_URL must be an address such as https://www.google.com/recaptcha/api/siteverify' })
    .default('https://www.google.com/recaptcha/api/siteverify'),
  /** `snapshot`: answers from content that was exported but never built and checked, as `npm run dev` shows it. */
  API_CONTENT: z.enum(['release', 'snapshot'], { error: 'API_CONTENT must be release or snapshot' }).default('release'),
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

type Fields = z.infer<typeof fields>

const captchaOf = (env: Fields): CaptchaSettings | undefined => {
  const { CAPTCHA_PROVIDER, CAPTCHA_SECRET, RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = env
  const provider = CAPTCHA_PROVIDER ?? (siteKey === undefined && secret === undefined ? 'altcha' : 'recaptcha')
  if (provider === 'altcha') return { provider, secret: CAPTCHA_SECRET }
  return siteKey !== undefined && secret !== undefined ? { provider, siteKey, secret, verifyUrl } : undefined
}

const schema = fields
  .refine((env) => captchaOf(env) !== undefined, {
    path: ['CAPTCHA_PROVIDER'],
    error: 'reCAPTCHA needs both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET',
  })
  .refine(hasSender, senderMissing)
  .transform((env) => ({
    ...env,
    LEADS_DATABASE_URL: leadsDatabaseUrl(env.LEADS_DATABASE_URL, env.DATA_DIR),
    /** What the captcha settings come to. */
    captcha: captchaOf(env) ?? ({ provider: 'altcha', secret: env.CAPTCHA_SECRET } as const),
  }))

export type ApiEnv = z.infer<typeof schema>

/** Reads the settings of the API. Empty counts as not set. Throws one error that lists every wrong value and what to do. */
export const readApiEnv = (environment: Readonly<Record<string, string | undefined>>): ApiEnv => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new Error(`The environment of the API is not right:\n${z.prettifyError(result.error)}`)
}

/** What the settings say about sending mails. */
export const mailSettings = ({ SMTP_URL, MAIL_FROM, MAIL_DEFAULT_TO, DATA_DIR, LEADS_KEPT_DAYS }: ApiEnv): MailSettings => ({
  smtpUrl: SMTP_URL,
  from: MAIL_FROM,
  dataDir: DATA_DIR,
  keptDays: LEADS_KEPT_DAYS,
  reportTo: MAIL_DEFAULT_TO,
})
