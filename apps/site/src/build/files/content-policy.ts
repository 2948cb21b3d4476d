import { bankingOrigins } from '@bank/model/banking-hosts.ts'
import { videoHosts } from '@bank/rules/video/video-source.ts'
import type { BuiltSite } from '../facts/built-site.ts'
import type { PageFacts } from '../facts/page-facts.ts'

/** What a policy is made of. */
export type PageWithFacts = { readonly facts: PageFacts }

type Pages = { readonly pages: readonly PageWithFacts[] }

/** The policy of pages, and that of the calculator. */
export type Policies = { readonly policy: string; readonly calculatorPolicy: string }

/** Every page with something that its policy forbids, and what it is. */
export const forbiddenMarkup = ({ pages }: Pick<BuiltSite, 'pages'>): readonly string[] =>
  pages.flatMap(({ facts, file }) =>
    facts.forbidden ? [`${file}: the content policy forbids style attributes and inline handlers: ${facts.forbidden}`] : [],
  )

/**
 * Hashes of every inline script and style of all pages: after in-app navigation the first page's policy stays in force.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const inlineHashes = ({ pages }: Pages): { readonly scripts: readonly string[]; readonly styles: readonly string[] } => {
  const all = (hashes: (facts: PageFacts) => readonly string[]) => {
    const found = new Set<string>()
    for (const { facts } of pages) for (const hash of hashes(facts)) found.add(hash)
    return [...found].sort()
  }
  return { scripts: all(({ inlineScripts }) => inlineScripts), styles: all(({ inlineStyles }) => inlineStyles) }
}

/**
 * Where reCAPTCHA comes from: its script, its frames and its calls.
 *
 * @internal Its test makes a policy with them.
 */
export const recaptchaHosts: readonly string[] = ['www.google.com', 'www.gstatic.com']

export type PolicyInput = {
  readonly hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** Hosts that the bank's login and application forms may post to. */
  readonly bankingHosts: readonly string[]
  /** The calculator page may be framed by our own pages. */
  readonly frameAncestors: "'none'" | "'self'"
  /** That of the image service, if there is one. */
  readonly imageDomain?: string | undefined
  /** Hosts of a captcha that is not our own. */
  readonly captchaHosts?: readonly string[] | undefined
}

/**
 * The content policy of all pages, made from what the build put into them.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const contentPolicy = ({ hashes, bankingHosts, frameAncestors, imageDomain, captchaHosts = [] }: PolicyInput): string => {
  const secure = (hosts: readonly string[]) => hosts.map((host) => `https://${host}`)
  const captcha = secure(captchaHosts)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...captcha, ...hashes.scripts].join(' '),
    ["style-src 'self'", ...hashes.styles].join(' '),
    ["img-src 'self' data:", ...secure(imageDomain ? [imageDomain] : [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...captcha].join(' '),
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...secure(videoHosts), ...captcha].join(' '),
    ["form-action 'self'", ...bankingOrigins(bankingHosts)].join(' '),
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
  ].join('; ')
}

/**
 * The policies of a built site: that of its pages, and that of the calculator, which our own pages may frame. Where forms may post to is
 * the deployment's to say, not the content's (decision 0019).
 */
export const sitePolicies = (
  site: Pages,
  uses: { readonly imageDomain: string | undefined; readonly usesRecaptcha: boolean; readonly bankingHosts: readonly string[] },
): Policies => {
  const { imageDomain, usesRecaptcha, bankingHosts } = uses
  const hashes = inlineHashes(site)
  const captchaHosts = usesRecaptcha ? recaptchaHosts : []
  return {
    policy: contentPolicy({ hashes, imageDomain, bankingHosts, frameAncestors: "'none'", captchaHosts }),
    calculatorPolicy: contentPolicy({ hashes, imageDomain, bankingHosts: [], frameAncestors: "'self'" }),
  }
}

/** A policy that lets in what is written into one more page as well. */
export const policyWith = (policy: string, page: PageWithFacts): string => {
  const { scripts, styles } = inlineHashes({ pages: [page] })
  const more = new Map([
    ['script-src', scripts],
    ['style-src', styles],
  ])
  return policy
    .split('; ')
    .map((directive) => {
      const sources = directive.split(' ')
      return [...sources, ...(more.get(sources[0] ?? '') ?? []).filter((hash) => !sources.includes(hash))].join(' ')
    })
    .join('; ')
}
