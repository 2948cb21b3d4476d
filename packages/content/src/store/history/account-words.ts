import type { FieldHook } from 'payload'

/** What the history says of passwords and second factors, which stand in no record; kept in English. */
const spanish: Readonly<Record<string, string>> = {
  'was set': 'se puso',
  'was set by a mailed link': 'se eligió con un enlace enviado por correo',
  'was ended': 'terminó',
  'was set up': 'estaba configurado',
  'was removed': 'se quitó',
  'was reset': 'se restableció',
  'was taken away': 'se quitó',
  'got new recovery codes': 'tiene códigos de recuperación nuevos',
}

/** Says it in the language of whoever reads it; our own programs read it as it is kept. */
export const accountWords: FieldHook = ({ overrideAccess, req, siblingData, value }) => {
  if (overrideAccess || req.i18n.language !== 'es' || !['password', 'secondFactor'].includes(siblingData['field'])) return value
  return spanish[String(value)] ?? value
}
