import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Language } from '@bank/i18n/languages.ts'
import type { LeadForm, Leads } from '@bank/leads/leads.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { type Captcha, type CaptchaSpending, scopeOf } from '../captcha/captcha.ts'
import { Failure } from '../errors.ts'
import { keptAcknowledgement } from '../mail/acknowledgement.ts'
import { languageOf } from '../mail/mail-content.ts'
import { checkAppointment } from './check-appointment.ts'
import { bodyHash } from './idempotency-key.ts'
import { keyedMutex } from './keyed-mutex.ts'
import { maskMessage } from './mask-message.ts'
import { messageRoute } from './message-route.ts'
import { readMessage, type SentMessage } from './read-message.ts'
import { recipientOf } from './recipients.ts'
import { errorCodes } from './redact-error.ts'

export type ContactServices = {
  /** The leads database; nothing while it cannot be opened. */
  readonly leads: () => Leads | undefined
  readonly captcha: Captcha
  readonly content: () => Snapshot | undefined
  /** Who gets messages that name nobody; else the support address of the site settings does. */
  readonly defaultTo: string | undefined
  readonly now: () => Date
  /** Milliseconds since 1970 by a clock that nobody sets, as far as it can be told. */
  readonly acceptedAt: () => number
  /** Whether a path is that of a page in force. */
  readonly isPage: (path: string) => boolean
}

export type Post = {
  readonly form: LeadForm
  /** The parsed JSON body, of any shape. */
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  /** Of the page, where the message has no field for it. */
  readonly language: Language | undefined
  /** Path of the page, where the message has no field for it. */
  readonly page: string | undefined
  readonly log: Readonly<Record<'info' | 'error', (context: Readonly<Record<string, string | number>>, message: string) => void>>
}

const standardSubject = 'Message from the website'
const appointmentSubject = 'Request for an appointment'

/**
 * Takes messages of visitors: checks, captcha, then one transaction; resolves to the reference once the message is on disk (D-FORM-5).
 * The same key and words again get the same reference, and neither a second captcha nor a second mail. Throws a Failure otherwise;
 * then nothing is stored and the token is not spent.
 */
export const messageTaker = ({
  leads,
  captcha,
  content,
  defaultTo,
  now,
  acceptedAt,
  isPage,
}: ContactServices): ((post: Post) => Promise<string>) => {
  const takeTurn = keyedMutex()

  /** What may be stored of a message: private numbers are masked, and where it came from is a page of ours or nothing (D-FORM-26). */
  const ownWords = (sent: SentMessage, { language, page }: Pick<Post, 'language' | 'page'>): SentMessage => {
    const { source = page, ...message }: SentMessage & { readonly source?: string | undefined } = maskMessage(sent)
    const own = source && isPage(source) ? source : undefined
    const lang = 'lang' in message ? message.lang : (language ?? splitPrefix(own ?? '').language)
    return { ...message, ...(own && { source: own }), ...(lang && { lang }) }
  }

  /** What is kept, and who gets it under which subject: by the content in force. */
  const addressed = (form: LeadForm, message: SentMessage) => {
    const snapshot = content()
    if (!snapshot) throw new Failure('notReady')
    const { settings, records } = snapshot
    const kept = 'place' in message ? checkAppointment(message, snapshot, now()) : message
    const mailto = 'mailto' in message ? message.mailto : undefined
    const route = messageRoute(settings.messageRoutes, form, 'topic' in kept ? String(kept.topic) : undefined)
    const recipient = recipientOf(mailto, { settings, staff: records.staff, routedTo: route.recipient, defaultTo })
    if (recipient === undefined) throw new Failure(mailto?.trim() ? 'unknownRecipient' : 'notStored')
    const given = 'subject' in message ? message.subject?.trim() : ''
    const subject = 'placeName' in kept ? `${route.subject ?? appointmentSubject}: ${kept.placeName}` : given || route.subject
    const { acknowledgeMessages, bankName: bank, tollFreeNumber: phone } = settings
    const acknowledgement = acknowledgeMessages && bank && phone ? keptAcknowledgement(languageOf(kept), { bank, phone }) : undefined
    return { kept, recipient, subject: subject || settings.contactSubject?.trim() || standardSubject, acknowledgement }
  }

  const paid = async (token: string, { form, log }: Post): Promise<CaptchaSpending> => {
    const verdict = await captcha.verify(token, scopeOf(form), now())
    if (verdict.kind === 'good') return verdict.spending
    if (verdict.kind === 'unknown') log.error({ reason: verdict.reason }, 'the captcha cannot be verified')
    else log.info({ reason: verdict.reason }, 'the captcha was refused')
    throw new Failure(verdict.kind === 'unknown' ? 'captchaSilent' : 'captchaRefused')
  }

  return async (post) => {
    const { form, idempotencyKey, log } = post
    const { message: sent, token } = readMessage(form, post.body)
    const message = ownWords(sent, post)
    const { kept, recipient, subject, acknowledgement } = addressed(form, message)
    const hash = bodyHash(form, message)
    const database = leads()
    if (!database) throw new Failure('notStored')

    const stored = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      try {
        return await work()
      } catch (error) {
        log.error(errorCodes(error), 'the leads database failed')
        throw new Failure('notStored')
      }
    }

    return takeTurn(idempotencyKey, async () => {
      const before = idempotencyKey === undefined ? undefined : await stored(() => database.findRepeat({ idempotencyKey, bodyHash: hash }))
      if (before?.kind === 'repeated') return before.reference
      if (before?.kind === 'conflict') throw new Failure('keyReused')
      const { key, expiresAt } = await paid(token, post)
      const outcome = await stored(() =>
        database.accept({
          form,
          message: kept,
          recipient,
          subject,
          idempotencyKey,
          bodyHash: hash,
          captchaToken: key,
          expiresAt: expiresAt.getTime(),
          now: acceptedAt(),
          acknowledgement,
        }),
      )
      if (outcome.kind === 'conflict') throw new Failure('keyReused')
      if (outcome.kind === 'captchaUsed') throw new Failure('captchaRefused')
      return outcome.reference
    })
  }
}
