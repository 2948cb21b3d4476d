import { asLanguage } from '@bank/i18n/languages.ts'
import { visibleSign } from '@bank/rules/text/visible-sign.ts'
import { type PayloadRequest, ValidationError } from 'payload'
import { refuseSave } from '../refusals/refuse-save.ts'

const texts = {
  en: 'Say why this record leaves the site: that is kept in the history.',
  es: 'Diga por qué este registro se retira del sitio: eso se guarda en el historial.',
} as const

type Fields = Readonly<Record<string, unknown>>

const said = (reason: unknown): string => (typeof reason === 'string' && visibleSign.test(reason) ? reason.trim() : '')

/** What was said with a save, or with a version that comes back, which has no fields of its own. */
export const reasonOf = (data: Fields, { data: sent }: Pick<PayloadRequest, 'data'>): string =>
  said(data['changeReason'] ?? sent?.['changeReason'])

/** The reason that a step is given with which a record leaves the site, now or at a time to come; refuses (400) to go on without one. */
export const neededReason = (reason: unknown): string => said(reason) || refuseSave('Say why it leaves the site: that is kept.', 400)

const marks = ['deleted', 'archived'] as const

/** Whether a save marks a record as one that is to leave the site: deleted, archived, or no longer approved. */
export const isPuttingAway = (before: Fields, data: Fields): boolean =>
  marks.some((mark) => data[mark] === true && before[mark] !== true) || (before['approved'] === true && data['approved'] === false)

/** Refuses (400, the field named) to take or put something off the site without a reason. */
export const requireReason = (req: PayloadRequest, slug: string, data: Fields): void => {
  if (reasonOf(data, req)) return
  const message = texts[asLanguage(req.i18n.language) ?? 'en']
  // Of many records at once only the label is told.
  const label = `changeReason (${message})`
  throw new ValidationError({ collection: slug, errors: [{ path: 'changeReason', label, message }], req }, req.t)
}
