/** The forms whose messages go to POST /api/contact/mail/. */
const supportFormKinds = ['support', 'location', 'product'] as const
/** The forms whose messages go to POST /api/contact/heroes/ and /api/contact/homeassist/. */
export const leadFormKinds = ['heroes', 'homeAssist'] as const
/** The forms that editors place by their kind. */
export const contactFormKinds = [...supportFormKinds, ...leadFormKinds] as const
/** Every form; the one for appointments is a block of its own, and its messages go to POST /api/contact/appointment/. */
export const formKinds = [...contactFormKinds, 'appointment'] as const

export type SupportFormKind = (typeof supportFormKinds)[number]
export type LeadFormKind = (typeof leadFormKinds)[number]
export type ContactFormKind = (typeof contactFormKinds)[number]
export type FormKind = (typeof formKinds)[number]
