import { asLanguage } from '@bank/i18n/languages.ts'
import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { en, es } from 'zod/locales'
import { shown, valueAt } from '../../records/problem.ts'

const texts = {
  en: { errors: en().localeError, wrong: 'This request can’t be read', field: 'field', value: 'value', unsaved: 'Nothing was saved.' },
  es: { errors: es().localeError, wrong: 'Esta solicitud no se puede leer', field: 'campo', value: 'valor', unsaved: 'No se guardó nada.' },
} as const

/** What somebody asks for, as a schema reads it; refuses (400) what it can't read, with each field and its value, in the language of whoever asks. */
export const readRequest = <Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  { i18n }: Pick<PayloadRequest, 'i18n'>,
): z.infer<Schema> => {
  const { errors, wrong, field, value, unsaved } = texts[asLanguage(i18n.language) ?? 'en']
  const result = schema.safeParse(given, { error: errors })
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => {
    const found = path.length > 0 ? valueAt(given as never, path.map(String)) : undefined
    const named = path.length > 0 ? `${field} ${path.join('.')}` : ''
    return [[named, found === undefined ? '' : `${value} ${shown(found)}`].filter(Boolean).join(', '), message].filter(Boolean).join(': ')
  })
  throw new APIError(`${wrong}: ${lines.join('; ')}. ${unsaved}`, 400, undefined, true)
}
