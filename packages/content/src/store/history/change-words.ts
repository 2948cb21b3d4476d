import type { FieldHook } from 'payload'
import { englishLabels } from '../labels/english-fields.ts'
import { releaseWords } from '../labels/site-release.ts'
import { spanishFields } from '../labels/spanish-fields.ts'

const nameIn = (language: string, name: string): string => {
  if (/^\d+$/.test(name)) return String(Number(name) + 1)
  const spanish = language === 'es' ? spanishFields[name] : undefined
  return (typeof spanish === 'object' ? spanish[1] : spanish) ?? englishLabels(name).all
}

/** The way to a field, such as `blocks.0.title`, by the names that the forms of the admin have, in a language; rows are counted from 1. */
export const fieldWords = (language: string, way: string): string =>
  way
    .split('.')
    .map((name) => nameIn(language, name))
    .join(' › ')

/** The field that an entry names which tells what release was put in force. */
export const inForceField = 'inForce'

/** Says which release was in force, and is, in the language of whoever reads it; our own programs read it as it is kept. */
export const inForceWords: FieldHook = ({ overrideAccess, req, siblingData, value }) =>
  !overrideAccess && siblingData['field'] === inForceField && typeof value === 'string' ? releaseWords(req.i18n.language, value) : value

const emergency = { en: 'Emergency: ', es: 'Emergencia: ' } as const

/** The reason that the history keeps of what one person published in an emergency, by what was given. */
export const emergencyReason = (given: string): string => `${emergency.en}${given}`

/** Says what stands before such a reason in the language of whoever reads it; our own programs read it as it is kept. */
export const reasonWords: FieldHook = ({ overrideAccess, req, value }) =>
  !overrideAccess && req.i18n.language === 'es' && typeof value === 'string' && value.startsWith(emergency.en)
    ? `${emergency.es}${value.slice(emergency.en.length)}`
    : value
