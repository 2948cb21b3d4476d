/** Markup that is ready for a page. */
export type Markup = { readonly markup: string }

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it stands in markup, between quotes too. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

type Part = string | number | Markup | false | undefined | readonly Markup[]

const markupOf = (part: Part): string => {
  if (part === false || part === undefined) return ''
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
  return escapeText(String(part))
}

/** Markup from a template: whatever is put into it is escaped, unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.reduce((whole, text, index) => whole + markupOf(parts[index - 1]) + text),
})
