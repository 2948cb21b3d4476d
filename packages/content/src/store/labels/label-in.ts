/** A label of the store's configuration in a language of the admin. */
export const labelIn = (label: unknown, language: string): string => {
  if (typeof label === 'function') return String(label({ i18n: { language }, t: String }))
  if (typeof label !== 'object' || label === null) return String(label)
  const { en, es } = label as { readonly en?: string; readonly es?: string }
  return (language === 'es' ? es : en) ?? en ?? ''
}
