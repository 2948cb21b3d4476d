import type { FieldName, FilledForm } from '@bank/forms/form-field.ts'
import type { FormKind } from '@bank/forms/form-kinds.ts'
import type { FormPayload } from '@bank/forms/payloads.ts'
import type { Language } from '@bank/i18n/languages.ts'
import type { Sent } from './request-keys.ts'

/** Tells people from programs, whoever provides it (D-FORM-6). One of them belongs to one form on the page. */
export type FormCaptcha = {
  /** Starts the work ahead of the submit, so that it is done by then. Never throws. */
  readonly prepare: () => void
  /** A token that was not sent before. Rejects when there is none to be had (FORM-44, FORM-45). */
  readonly token: () => Promise<string>
  /** Drops the token: it was spent, or the form starts anew (FORM-50). */
  readonly reset: () => void
  /** Calls back whenever the expired flag changes (FORM-47, D-FORM-7). Returns the way to stop. */
  readonly onExpired: (listener: (isExpired: boolean) => void) => () => void
}

/** What was written into a form, whether it was submitted, and what of it was sent under which key. */
export type KeptForm = { readonly filled?: FilledForm; readonly isSubmitted?: boolean; readonly sent?: Sent }

/** What is kept of one form until its message arrives. */
export type FormWords = {
  readonly read: () => KeptForm
  readonly keep: (part: KeptForm) => void
  readonly forget: () => void
}

/** A message that has arrived, in the words of the form's language. */
export type SentMessage = {
  readonly from: string
  readonly redirect: string | undefined
  readonly language: Language
  readonly sent: string
  readonly reference: string | undefined
}

/** Why a message was not taken; `fields` are those that the server refuses by what is in force now. */
export type SendFailure = Error & { readonly fields?: readonly FieldName[] | undefined }

/** What a form needs of the world around it. Views get it as an argument; the site binds it to the browser. */
export type FormServices = {
  /** `note` says in the language of the page what protects the form; it stands at the bottom left (FORM-48). */
  readonly captcha: (form: FormKind, note: string) => FormCaptcha
  /** Path of the page that the form stands on (FORM-58). */
  readonly path: () => string
  /**
   * Sends a message of a page in one language under an idempotency key and waits for at most 30 seconds. Rejects with an error whose message is the server's
   * `errorMessage` (SendFailure), or says what happened on the way (FORM-53 to FORM-55). Resolves to the reference of the message, if one was given.
   */
  readonly send: (form: FormKind, message: FormPayload, idempotencyKey: string, language: Language) => Promise<string | undefined>
  /**
   * All that follows a success beside the form itself: the flag of three seconds, the event, the way to the next page, and `sent`, said
   * there to screen readers (FORM-49, FORM-51, FORM-52). `reference` is the line that the next page shows (D-FORM-2). Whoever has left
   * the page of the form meanwhile, whose path is `from`, is led nowhere: it is said where they are, and shown where the form is.
   */
  readonly succeed: (form: FormKind, sent: SentMessage) => void
  /** What was written into a form, until its message has arrived or the tab is closed (D-FORM-2). */
  readonly words: (form: string) => FormWords
}
