import type { Content } from '@bank/content/snapshot/read-content.ts'
import { pageLookup } from '@bank/rules/pages/look-up-page.ts'
import type { LoginPanelProps } from '../login/login-props.ts'
import type { PageBlock } from './page-data.ts'

/** Tells of each path whether its page carries the deposit-insurance logo in its footer: where its record says so (FOOT-07, FOOT-08). */
export const fdicLogo = (pages: Content['records']['pages']): ((path: string) => boolean) => {
  const pageAt = pageLookup(pages)
  return (path) => pageAt(path)?.showFDICLogo === true
}

/** Whether something among the props of a block applies for an account at the application service: a form of `ApplicationForm`. */
const applies = (props: unknown): boolean =>
  typeof props === 'object' && props !== null && ('application' in props || Object.values(props).some(applies))

/** Whether blocks open an account. */
export const opensAccount = (blocks: readonly Pick<PageBlock, 'props'>[]): boolean => blocks.some(({ props }) => applies(props))

/**
 * Whether a page that is not flagged needs the official digital sign in its header all the same (D-FOOT-9, 12 CFR 328.5): a page that
 * the log-in panel leads to, or one whose blocks open an account.
 */
export const needsFdicSign = (page: {
  readonly path: string
  readonly opensAccount: boolean
  readonly login: Pick<LoginPanelProps, 'choices'>
}): boolean => page.opensAccount || page.login.choices.some((choice) => 'to' in choice && choice.to.href === page.path)
