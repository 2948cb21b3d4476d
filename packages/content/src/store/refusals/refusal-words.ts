import type { AfterErrorHook } from 'payload'
import { spanishRefusals } from './spanish-refusals.ts'

/** Behind each refusal of a save. */
const unsaved = { en: ' Nothing was saved.', es: ' No se guardó nada.' } as const

/** What the store refused with, in a language; texts that are not the store's own stay as they are. */
export const refusalIn = (language: string, message: string): string => {
  if (language !== 'es') return message
  const isSave = message.endsWith(unsaved.en)
  const spanish = spanishRefusals[isSave ? message.slice(0, -unsaved.en.length) : message]
  return spanish === undefined ? message : `${spanish}${isSave ? unsaved.es : ''}`
}

type Answer = { readonly errors?: readonly { readonly message?: unknown }[] }

/** Says refusals in the language of the admin of whoever asked. */
export const refuseInLanguage: AfterErrorHook = ({ req, result }) => {
  const { errors } = (result ?? {}) as Answer
  if (!errors || req.i18n.language !== 'es') return
  const said = errors.map((each) => ({ ...each, message: refusalIn(req.i18n.language, String(each.message)) }))
  return { response: { ...result, errors: said } as never }
}
