import { z } from 'zod'
import type { Check } from './checks/check.ts'
import type { Settings } from './settings.ts'

/** The settings whose addresses receive log-ins, or lead to where they are entered, and applications (D-PROD-2, LOGIN-07). */
export const bankingAddressFields = [
  'loginUrl',
  'treasuryLoginUrl',
  'enrolUrl',
  'forgotUserIdUrl',
  'loanPaymentUrl',
  'applicationServletUrl',
  'applicationServiceUrl',
] as const satisfies readonly (keyof Settings)[]

/** What outbound addresses on the allow-list may be for that only the deployment's hosts do. */
const bankingCategories: readonly unknown[] = ['enrolment', 'forgot-user-id', 'loan-payment', 'application']

/** Those of the demo bank: top-level domain .example belongs to nobody, so a deployment that names no hosts reaches none. */
const demoHosts = ['online', 'treasury', 'loanpay', 'apply'].map((name) => `${name}.gulfpines.example`)

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostPattern = new RegExp(`^(?:${label}\\.)+${label}(?::[1-9][0-9]{0,4})?$`)

/** `BANKING_HOSTS` of the environment: hosts in small letters, parted by commas, each with a port if it is not 443. Becomes a list. */
export const bankingHosts = z
  .string()
  .default(demoHosts.join(','))
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .refine((hosts) => hosts.length > 0 && hosts.every((host) => hostPattern.test(host)), {
    error:
      'BANKING_HOSTS must list hosts in small letters, parted by commas, without https:// and path: online.example.com, apply.example.com',
  })

/** How the content policy names the hosts. */
export const bankingOrigins = (hosts: readonly string[]): readonly string[] => hosts.map((host) => `https://${host}`)

/**
 * Refuses an address on any other host. It is compared as it is written, not as some parser reads it: user names before the host, capitals,
 * other ports, trailing dots and backslashes fail, as does http.
 */
export const bankingAddressCheck =
  (hosts: readonly string[]): Check =>
  (value) => {
    const beginnings = bankingOrigins(hosts).map((origin) => `${origin}/`)
    return beginnings.some((beginning) => value.startsWith(beginning))
      ? undefined
      : `must begin with ${beginnings.join(' or ')}: only these hosts of the deployment (BANKING_HOSTS) may receive log-ins and applications`
  }

/** What is wrong with an entry of the allow-list: one for log-ins or applications must be on a host of the deployment. */
export const allowedLinkProblem = (
  entry: { readonly url?: unknown; readonly category?: unknown },
  hosts: readonly string[],
): string | undefined => (bankingCategories.includes(entry.category) ? bankingAddressCheck(hosts)(String(entry.url ?? '')) : undefined)
