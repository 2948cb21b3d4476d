import type { ResolvedLink } from '@bank/rules/links/resolve-link.ts'

/** Whether an address with a scheme, or with two slashes in place of one, leaves out whom to ask, or how: `https:///rates/`, `//elsewhere.example/`. */
export const isIncomplete = (address: string): boolean => /^[/\\]{2}/.test(address) || /^https?:(?!\/\/[^/\\?#])/i.test(address)

/** Whether a website is one that no visitor reaches: on their own machine, or under a name that is known in one network alone. */
export const isUnreachable = (address: string): boolean => {
  const { protocol, hostname = '' } = URL.parse(address) ?? {}
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return (
    !hostname.replace(/\.$/, '').includes('.') ||
    /(?:^|\.)(?:localhost|local|internal)\.?$|^(?:127|10)\.|^192\.168\.|^0\.0\.0\.0$/.test(hostname)
  )
}

/** Whether a link would leave the site for no other one. */
export const leadsOutNowhere = (written: string, { kind }: ResolvedLink): boolean =>
  kind === 'outbound' && (isIncomplete(written.trim()) || isUnreachable(written.trim()))
