import type { Language } from '@bank/rules/language.ts'

/** How the bank is called, in both senses. */
export type BankLine = { readonly bank: string; readonly phone: string }

const texts: Record<Language, { readonly title: string; readonly text: string; readonly call: string }> = {
  en: {
    title: 'We will be right back',
    text: 'Too many people are asking for this page at once. Please load it again in a moment.',
    call: 'Or call us:',
  },
  es: {
    title: 'Volvemos enseguida',
    text: 'Demasiadas personas piden esta página a la vez. Vuelva a cargarla en un momento.',
    call: 'O llámenos:',
  },
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A page for visitors who are turned away while the server is busy: no script, no style, no picture, and how to reach the bank. */
export const busyPage = (language: Language, line: BankLine | undefined): string => {
  const { title, text, call } = texts[language]
  const phone = line && `<p>${call} <a href="tel:${line.phone.replaceAll(/[^+\d]/g, '')}">${escaped(line.phone)}</a></p>`
  const name = line ? ` | ${escaped(line.bank)}` : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}${name}</title></head><body><h1>${title}</h1><p>${text}</p>${phone ?? ''}</body></html>\n`
}
