import type { ResolvedLink } from '@bank/rules/links/resolve-link.ts'

/** Whether an address with a scheme, or with two slashes in place of one, leaves out whom to ask, or how: `https:///rates/`, `//elsewhere.example/`. */
export const isIncomplete = (address: string): boolean => /^[/\\]{2}/.test(address) || /^https?:(?!\/\/[^/\\?#])/i.test(address)

/** Names and numbers of one machine or one network alone. */
const local =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home\.arpa)\.?$|^(?:127|10)\.|^(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+$|^0\.0\.0\.0$/

/** Whether a part of a host's name is one that no host has: empty, or with a hyphen at its end. */
const isNoLabel = (label: string): boolean => label === '' || label.startsWith('-') || label.endsWith('-')

/** Whether an address holds what somebody signs in with. */
export const holdsAccount = (address: string): boolean => {
  const { protocol = '', username = '', password = '' } = URL.parse(address) ?? {}
  return /^https?:$/.test(protocol) && username + password !== ''
}

/** Whether a website is one that no visitor reaches: on their own machine, under a name that is known in one network alone, or that none can have. */
export const isUnreachable = (address: string): boolean => {
  const { protocol, hostname = '' } = URL.parse(address) ?? {}
  if (protocol !== 'https:' && protocol !== 'http:') return false
  const labels = hostname.replace(/\.$/, '').split('.')
  return labels.length < 2 || labels.some(isNoLabel) || local.test(hostname)
}

/** Whether a link would leave the site for no other one. */
export const leadsOutNowhere = (written: string, { kind }: ResolvedLink): boolean =>
  kind === 'outbound' && [isIncomplete, isUnreachable, holdsAccount].some((isNowhere) => isNowhere(written.trim()))
