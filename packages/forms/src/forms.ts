import type { FormKind, LeadFormKind } from './form-kinds.ts'

type FormNames = {
  /** Address below /api of the call that takes its messages (API-08, API-11, API-13). */
  readonly call: string
  /** `env` of its messages, by which the bank's mail rules tell the forms apart (FORM-57, FORM-62, FORM-63). */
  readonly env: string
  /** Its name in analytics (D-ANAL-5). */
  readonly analytics: string
}

const contactCall = { call: '/contact/mail/', env: 'SUPPORT_FORM' } as const

/** What each form is called where its message goes. */
export const forms = {
  support: { ...contactCall, analytics: 'support' },
  location: { ...contactCall, analytics: 'location' },
  product: { ...contactCall, analytics: 'product' },
  heroes: { call: '/contact/heroes/', env: 'HEROES_FORM', analytics: 'heroes' },
  homeAssist: { call: '/contact/homeassist/', env: 'HOME_ASSIST_FORM', analytics: 'home_assist' },
  appointment: { call: '/contact/appointment/', env: 'APPOINTMENT_FORM', analytics: 'appointment' },
} as const satisfies Record<FormKind, FormNames>

/** Whether a form makes a lead for one of the home loan programs; every other one writes to somebody at the bank. */
export const isLeadForm = (kind: FormKind): kind is LeadFormKind => kind === 'heroes' || kind === 'homeAssist'
