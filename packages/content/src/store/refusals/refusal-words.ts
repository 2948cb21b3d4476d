import type { AfterErrorHook } from 'payload'
import type { ToMend } from '../../reviews/to-mend.ts'
import { byTemplates } from '../../spanish/by-templates.ts'
import { problemIn } from '../../spanish/problem-in.ts'
import { mailsAreOff } from '../mail/mails-are-off.ts'
import { payloadRefusal } from './payload-refusals.ts'
import { spanishRefusals } from './spanish-refusals.ts'

/** Behind each refusal of a save. */
const unsaved = { en: ' Nothing was saved.', es: ' No se guardó nada.' } as const

/** Refusals that name something. */
const withPlaces = byTemplates({
  [mailsAreOff]:
    'Este panel no envía correos, porque SMTP_URL no está definido. Pida una contraseña nueva a quien lo mantiene: npm run editor -- --reset nombre@example.com',
  'This record was changed after it was planned, by {by} on {at}. Look at it again, and plan it anew.':
    'Este registro lo cambió {by} el {at}, después de planearlo. Mírelo otra vez y planéelo de nuevo.',
  'After {count} wrong tries your account waits for {minutes} minutes: sign in again then.':
    'Tras {count} intentos fallidos, su cuenta espera {minutes} minutos: inicie sesión después.',
  'Say what the emergency is, in at least {count} characters.': 'Diga cuál es la emergencia, con al menos {count} caracteres.',
  'Name the language of {fields}: add ?locale=en or ?locale=es to the address.':
    'Indique el idioma de {fields}: añada ?locale=en o ?locale=es a la dirección.',
  'The picture has {width} × {height} pixels; {most} million are the most.':
    'La imagen tiene {width} × {height} píxeles; el máximo son {most} millones.',
  'The name {name} does not say what kind of picture this is: it must end with {ending}.':
    'El nombre {name} no dice qué tipo de imagen es: tiene que terminar en {ending}.',
  '{name} is not a JPEG, PNG or WebP picture. Save it as one of these kinds, and choose that file.':
    '{name} no es una imagen JPEG, PNG o WebP. Guárdela en uno de estos formatos y elija ese archivo.',
  'The point of interest {fields} must be 0 to 100 percent of the picture.':
    'El punto de interés {fields} tiene que estar entre el 0 y el 100 por ciento de la imagen.',
  'What is written as {fields} must be a time such as 2026-01-31T12:00:00Z.':
    'Lo que se escribe como {fields} tiene que ser una hora como 2026-01-31T12:00:00Z.',
  'The query {name} must be a whole number from {least} to {most}.':
    'La consulta {name} tiene que ser un número entero de {least} a {most}.',
  'There is no field {fields} to sort by.': 'No hay ningún campo {fields} por el que ordenar.',
  'The query {conditions} can’t be read. This field is not compared so, or not with this.':
    'La consulta {conditions} no se puede leer. Este campo no se compara así, o no con esto.',
  'The body of the request is nested more than {depth} levels deep.': 'El cuerpo de la solicitud tiene más de {depth} niveles.',
  'The query where={where} can’t be read: write where[field][equals]=value.':
    'La consulta where={where} no se puede leer: escriba where[campo][equals]=valor.',
  'The query {fields} can’t be read: write times as 2026-01-31T12:00:00Z.':
    'La consulta {fields} no se puede leer: escriba las horas así: 2026-01-31T12:00:00Z.',
})

/** What was refused, by us or by the store itself, in a language; other texts stay as they are. */
export const refusalIn = (language: string, message: string): string => {
  if (language !== 'es') return message
  const isSave = message.endsWith(unsaved.en)
  const refusal = isSave ? message.slice(0, -unsaved.en.length) : message
  const spanish = spanishRefusals[refusal] ?? withPlaces(refusal) ?? payloadRefusal(refusal)
  return spanish === undefined ? message : `${spanish}${isSave ? unsaved.es : ''}`
}

type Refusal = { readonly message?: unknown; readonly data?: { readonly toMend?: readonly ToMend[] } }

type Answer = { readonly errors?: readonly Refusal[] }

const refusedIn = (language: string, { data, ...refusal }: Refusal): Refusal => ({
  ...refusal,
  message: refusalIn(language, String(refusal.message)),
  ...(data && {
    data: data.toMend ? { ...data, toMend: data.toMend.map((each) => ({ ...each, text: problemIn(language, each.text) })) } : data,
  }),
})

/** Says refusals in the language of the admin of whoever asked. */
export const refuseInLanguage: AfterErrorHook = ({ req, result }) => {
  const { errors } = (result ?? {}) as Answer
  if (!errors || req.i18n.language !== 'es') return
  const said = errors.map((each) => refusedIn(req.i18n.language, each))
  return { response: { ...result, errors: said } as never }
}
