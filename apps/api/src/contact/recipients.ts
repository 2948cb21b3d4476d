import type { Settings } from '@bank/model/settings.ts'
import { knownAddress } from '@bank/rules/contact/known-address.ts'

/** Who at the bank may get messages: the addresses of the content in force and of the environment. */
export type Directory = {
  readonly settings: Pick<Settings, 'departments' | 'supportEmail'>
  readonly staff: readonly { readonly email?: string | undefined }[]
  /** Whom the site settings name for the form and its topic. */
  readonly routedTo?: string | undefined
  /** `MAIL_DEFAULT_TO`. */
  readonly defaultTo: string | undefined
}

/**
 * Who gets a message (D-FORM-5): the published member of staff, the department or the standard address that `mailto` names, in the
 * bank's own spelling; without one, the standard address. `undefined` for everybody else, or the form would send mail to anyone.
 */
export const recipientOf = (mailto: string | undefined, { settings, staff, routedTo, defaultTo }: Directory): string | undefined => {
  const standard = [routedTo, defaultTo, settings.supportEmail]
  if (!mailto?.trim()) return standard.find((address) => address?.trim())?.trim()
  return knownAddress(mailto, [...standard, ...(settings.departments ?? []).map(({ email }) => email), ...staff.map(({ email }) => email)])
}
