import { type AppointmentPayload, appointmentMessage } from '@bank/forms/appointment-message.ts'
import { type ContactMessage, contactMessage } from '@bank/forms/contact-message.ts'
import { type LeadMessage, leadMessage } from '@bank/forms/lead-message.ts'
import type { LeadForm } from '@bank/leads/leads.ts'
import { omit, strictObject } from 'zod/mini'
import { Failure } from '../errors.ts'

const withToken = { recaptcha: true } as const

/** The schemas of the forms package drop what they do not know; a public call refuses it (API-08, API-11, API-13). */
export const contactBodies = {
  support: strictObject(contactMessage.shape),
  heroes: strictObject(leadMessage('heroes').shape),
  homeAssist: strictObject(leadMessage('homeAssist').shape),
  appointment: strictObject(appointmentMessage.shape),
} as const satisfies Record<LeadForm, unknown>

const messages = {
  support: omit(contactBodies.support, withToken),
  heroes: omit(contactBodies.heroes, withToken),
  homeAssist: omit(contactBodies.homeAssist, withToken),
  appointment: omit(contactBodies.appointment, withToken),
} as const satisfies Record<LeadForm, unknown>

const tokenSchema = contactMessage.shape.recaptcha

const isFlat = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  Object.values(body).every((value) => typeof value !== 'object' || value === null)

/** A message whose fields are right, each by itself. */
export type SentMessage = ContactMessage | LeadMessage | Omit<AppointmentPayload, 'recaptcha'>

/** A checked message and the token that pays for it (D-API-6: the field `recaptcha`). */
export type ReadMessage = { readonly message: SentMessage; readonly token: string }

/**
 * Checks the body of a contact call by the schema that its page uses (D-FORM-5). Throws a Failure: for what is no flat JSON object, for
 * fields that the form does not have, for fields that are missing or not right (by name, without their values), and for a message
 * that is right but has no token.
 */
export const readMessage = (form: LeadForm, body: unknown): ReadMessage => {
  if (!isFlat(body)) throw new Failure('badRequest')
  const { recaptcha, ...fields } = body
  const { data: message, error } = messages[form].safeParse(fields)
  const { data: token } = tokenSchema.safeParse(recaptcha)
  if (error) {
    if (error.issues.some(({ code }) => code === 'unrecognized_keys')) throw new Failure('unknownFields')
    throw new Failure('fieldsNotRight', [...new Set(error.issues.map(({ path }) => String(path[0])))])
  }
  if (token === undefined) throw new Failure('captchaMissing')
  return { message, token }
}
