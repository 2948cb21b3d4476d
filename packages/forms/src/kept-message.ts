import * as z from 'zod/mini'
import { type KeptAppointment, keptAppointment } from './appointment-message.ts'
import { type ContactMessage, contactMessage } from './contact-message.ts'
import { type LeadMessage, leadMessage } from './lead-message.ts'

/** What the leads database keeps of any form. Which one it was is in `env`. */
export type KeptMessage = ContactMessage | LeadMessage | KeptAppointment

const keptMessage = z.discriminatedUnion('env', [
  z.omit(contactMessage, { recaptcha: true }),
  z.omit(leadMessage('heroes'), { recaptcha: true }),
  z.omit(leadMessage('homeAssist'), { recaptcha: true }),
  keptAppointment,
])

/** Reads a kept message back. Throws for what no form could have sent. */
export const readKeptMessage = (json: string): KeptMessage => keptMessage.parse(JSON.parse(json))
