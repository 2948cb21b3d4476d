import { visitCookie } from '../links/language-cookie.ts'
import { contentType } from './content-types.ts'

/**
 * What every answer carries unless a page says otherwise: nothing may be loaded, framed or guessed. Pages replace the content
 * policy by the one of their release.
 */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** The content policies of a build: that of its pages, and that of the calculator. */
export type Policies = { readonly policy: string; readonly calculatorPolicy: string }

/** Headers by their names in lower case. */
export type Headers = Readonly<Record<string, string>>

/** The embedded calculator: the one page that may be framed, quoted by its file name (ROUTE-40). */
export const calculatorFolder = '/calculator-iframe/'
/** Folders whose files carry a hash of their content in their names, so that a file never changes. */
export const hashedFolders = ['/_astro/', '/media/'] as const

/**
 * A script, a style or a picture obeys the policy of the page that loads it. Its own is the strictest: on every file of a first view, that of pages would
 * add a kilobyte.
 */
const hashedHeaders: Headers = {
  'content-security-policy': securityHeaders['content-security-policy'],
  'cache-control': 'public, max-age=31536000, immutable',
}

/** The headers of every file below a folder; what a later rule says replaces what an earlier one said. */
export const folderRules = ({ policy, calculatorPolicy }: Policies): readonly { readonly folder: string; readonly headers: Headers }[] => [
  { folder: '/', headers: { ...securityHeaders, 'content-security-policy': policy, 'cache-control': 'no-cache' } },
  { folder: calculatorFolder, headers: { 'content-security-policy': calculatorPolicy, 'x-frame-options': 'SAMEORIGIN' } },
  ...hashedFolders.map((folder) => ({ folder, headers: hashedHeaders })),
  ...(['en', 'es'] as const).map((language) => ({ folder: `/${language}/`, headers: { 'set-cookie': visitCookie(language) } })),
]

/** What a file says otherwise than its folder: pictures, type faces, sound and films without a hash in their names are kept for a day. */
export const ownHeaders = (address: string): Headers =>
  /^(?:image|font|video|audio)\//.test(contentType(address)) && !hashedFolders.some((folder) => address.startsWith(folder))
    ? { 'cache-control': 'public, max-age=86400' }
    : {}

/** Security, policy and cache headers of the file at an address such as `/blog/index.html`. */
export const fileHeaders = (address: string, policies: Policies): Headers => {
  const matching = folderRules(policies).filter(({ folder }) => address.startsWith(folder))
  return Object.assign({}, ...matching.map(({ headers }) => headers), ownHeaders(address))
}
