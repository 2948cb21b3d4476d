import { en } from 'payload/i18n/en'
import { es } from 'payload/i18n/es'
import { byTemplates, type Templates } from '../../spanish/by-templates.ts'
import { spanishTexts } from '../texts/spanish-texts.ts'

/** By this the admin knows that nobody is signed in, whatever language it speaks. */
const forPrograms = new Set(['noUser'])

/** A text of the store's own translations as a template of ours. */
const template = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}')

const spanishErrors: Readonly<Record<string, string>> = { ...es.translations.error, ...spanishTexts.error }

/** What the store has translated itself, and yet throws in English in some places. */
const translated: Templates = Object.fromEntries(
  Object.entries(en.translations.error).flatMap(([key, text]) => {
    const spanish = spanishErrors[key]
    return spanish === undefined || forPrograms.has(key) ? [] : [[template(text), template(spanish)]]
  }),
)

/** What it says in English alone. */
const untranslated: Templates = {
  "Missing 'where' query of documents to update.": 'Diga en la dirección qué registros se cambian: falta «where».',
  "Missing 'where' query of documents to delete.": 'Diga en la dirección qué registros se eliminan: falta «where».',
  'The following path cannot be queried: {path}': 'No se puede buscar por este campo: {path}',
  'The following paths cannot be queried: {paths}': 'No se puede buscar por estos campos: {paths}',
  'Document with ID {id} is currently locked by another user and cannot be updated.':
    'Otra persona está cambiando el registro {id}, así que no se puede guardar ahora.',
  'Document with ID {id} is currently locked and cannot be deleted.':
    'Otra persona está cambiando el registro {id}, así que no se puede eliminar ahora.',
  'Global with slug "{slug}" is currently locked by another user and cannot be updated.':
    'Otra persona está cambiando «{slug}», así que no se puede guardar ahora.',
  'publishAllLocales and unpublishAllLocales cannot both be true.':
    'No se puede publicar y retirar a la vez: quite publishAllLocales o unpublishAllLocales.',
  'Invalid JSON': 'El contenido de la solicitud no es JSON válido.',
}

/** What the store itself refused with, in Spanish; nothing for other texts. */
export const payloadRefusal = byTemplates({ ...translated, ...untranslated })
