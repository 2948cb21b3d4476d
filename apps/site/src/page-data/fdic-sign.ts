import type { Content } from '@bank/content/snapshot/read-content.ts'
import { lookUpPage } from '@bank/rules/pages/look-up-page.ts'

/** Whether the page at a path carries the deposit-insurance sign in its footer: where its record says so (FOOT-07, FOOT-08). */
export const showsFdicSign = (pages: Content['records']['pages'], path: string): boolean => lookUpPage(pages, path)?.showFDICLogo === true
