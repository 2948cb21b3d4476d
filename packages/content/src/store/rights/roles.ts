/** What an editor may be trusted with; one person may have several. */
export const roles = ['writer', 'rates', 'locations', 'approver', 'administrator'] as const

export type Role = (typeof roles)[number]

/** The roles as the admin names them. */
export const roleLabels: Readonly<Record<Role, string>> = {
  writer: 'Writer',
  rates: 'Rates editor',
  locations: 'Locations editor',
  approver: 'Approver',
  administrator: 'Administrator',
}

/** What each role may do, as the admin says it. */
export const roleHelp =
  'Writers make drafts of pages, blocks, posts and pictures; rates editors of rates and products; locations editors of branches, ATMs and regions. ' +
  'Approvers publish and unpublish what somebody else changed last. Administrators keep editors and make drafts of the site settings; another one changes your own roles.'

/** Whoever asks: an account of the store, or nobody. */
type Person = { readonly [field: string]: unknown } | null | undefined

/** Whether somebody who is signed in has one of these roles. */
export const hasRole = (person: Person, ...wanted: readonly Role[]): boolean =>
  [person?.['roles']].flat().some((role) => wanted.includes(role as Role))

const keepers: Readonly<Record<string, Role>> = {
  'deposit-rates': 'rates',
  products: 'rates',
  'product-categories': 'rates',
  locations: 'locations',
  regions: 'locations',
  settings: 'administrator',
}

/** The role that keeps the content of a collection, or the settings. */
export const keeperOf = (slug: string): Role => keepers[slug] ?? 'writer'
