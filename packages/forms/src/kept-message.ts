import { languages } from '@bank/i18n/languages.ts'
import * as z from 'zod/mini'
import { type KeptAppointment, keptAppointment } from './appointment-message.ts'
import { type ContactMessage, contactMessage } from './contact-message.ts'
import { type LeadMessage, leadMessage } from './lead-message.ts'

/** What the leads database keeps of any form. Which one it was is in `env`. */
export type KeptMessage = ContactMessage | LeadMessage | KeptAppointment

/** Texts that were right when they were taken, and masked since: forms may have become stricter. */
const asTaken = { fullName: z.string(), phone: z.optional(z.string()), city: z.optional(z.string()) }
const leadAsTaken = { fullName: z.string(), phone: z.string(), city: z.string() }
/** Path of the page, which these messages do not say themselves. */
const page = { source: z.optional(z.string()) }
const spent = { recaptcha: true } as const

const keptMessage = z.discriminatedUnion('env', [
  z.extend(z.omit(contactMessage, spent), {
    ...asTaken,
    message: z.optional(z.string()),
    subject: z.optional(z.string()),
    zip: z.optional(z.string()),
    lang: z.optional(z.enum(languages)),
  }),
  z.extend(z.omit(leadMessage('heroes'), spent), { ...leadAsTaken, ...page }),
  z.extend(z.omit(leadMessage('homeAssist'), spent), { ...leadAsTaken, ...page }),
  z.extend(keptAppointment, { fullName: z.string(), firstTime: z.string(), secondTime: z.string(), ...page }),
])

/** Reads a kept message back. Throws for what no form could have sent. */
export const readKeptMessage = (json: string): KeptMessage => keptMessage.parse(JSON.parse(json))
