/** What an editor may be trusted with; one person may have several. */
export const roles = ['writer', 'rates', 'locations', 'approver', 'leads', 'administrator'] as const

/** The roles that work on content; what visitors wrote is none of it. */
export const contentRoles = roles.filter((role) => role !== 'leads')

export type Role = (typeof roles)[number]

/** The roles as the admin names them. */
export const roleLabels: Readonly<Record<Role, { readonly en: string; readonly es: string }>> = {
  writer: { en: 'Writer', es: 'Redacción' },
  rates: { en: 'Rates editor', es: 'Tasas' },
  locations: { en: 'Locations editor', es: 'Sucursales' },
  approver: { en: 'Approver', es: 'Aprobación' },
  leads: { en: 'Leads reader', es: 'Mensajes de visitantes' },
  administrator: { en: 'Administrator', es: 'Administración' },
}

/** Roles by their names in a language of the admin, one after the other. */
export const rolesIn = (named: readonly string[], language: 'en' | 'es'): string =>
  roles
    .filter((role) => named.includes(role))
    .map((role) => roleLabels[role][language])
    .join(', ')

/** What each role may do, as the admin says it. */
export const roleHelp = {
  en:
    'Writers make drafts of pages, blocks, posts and pictures; rates editors of rates and products; locations editors of branches, ATMs and regions. ' +
    'Approvers publish and unpublish what somebody else changed last. Leads readers see what visitors wrote. Administrators keep editors and make drafts ' +
    'of the site settings. Changed roles, and new accounts that are more than drafts, count once another administrator has confirmed them.',
  es:
    'Redacción hace borradores de páginas, bloques, artículos e imágenes; tasas, de tasas y productos; sucursales, de sucursales, cajeros y regiones. ' +
    'Aprobación publica y retira lo que otra persona cambió por última vez. Mensajes de visitantes lee lo que escribieron. Administración lleva las cuentas y ' +
    'hace borradores de los ajustes del sitio. Los cambios de funciones, y las cuentas nuevas que hacen más que borradores, valen cuando otra persona de administración los confirma.',
}

/** Whoever asks: an account of the store, or nobody. */
type Person = { readonly [field: string]: unknown } | null | undefined

/** Whether somebody who is signed in has one of these roles. */
export const hasRole = (person: Person, ...wanted: readonly Role[]): boolean =>
  [person?.['rights'] ?? person?.['roles']].flat().some((role) => wanted.includes(role as Role))

const keepers: Readonly<Record<string, Role>> = {
  'deposit-rates': 'rates',
  products: 'rates',
  'product-categories': 'rates',
  locations: 'locations',
  regions: 'locations',
  settings: 'administrator',
}

/**
 * The roles that make drafts of a collection, or of the settings. Whoever may publish an alert alone in an emergency must be able to write it.
 */
export const keepersOf = (slug: string): readonly Role[] =>
  slug === 'alerts' ? ['writer', 'approver', 'administrator'] : [keepers[slug] ?? 'writer']
