import { createHash } from 'node:crypto'
import { problemIn } from '@bank/content/spanish/problem-in.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { frameScript } from './frame-script.ts'

export const framedScriptAddress = '/_preview/frame.js'

/** The script of pages that the admin frames. */
export const framedScript = (adminOrigins: readonly string[]): string => `(${frameScript.toString()})(${JSON.stringify(adminOrigins)})\n`

const scriptTag = (attributes = ''): string => `<script src="${framedScriptAddress}"${attributes}></script>`

/** A page with that script before all others, which is told which page it stands in. */
export const framedPage = (html: string): string => {
  const sent = createHash('sha256').update(html).digest('base64url')
  return html.replace(/<head[^>]*>/, (head) => `${head}${scriptTag(` data-sent="${sent}"`)}`)
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => `&#${letter.codePointAt(0)};`)

const headings = { en: 'This page can’t be shown yet', es: 'Esta página todavía no se puede mostrar' } as const

const lines = (language: Language, problems: readonly string[]): string =>
  `<ul>${problems.map((problem) => `<li>${escaped(problemIn(language, problem))}</li>`).join('')}</ul>`

const notices = { en: 'About this preview', es: 'Sobre esta vista previa' } as const

/** A page with words above it about the preview, in the language of whoever looks; in both where that is not known. */
export const withNotice = (html: string, problems: readonly string[], language: Language | undefined): string => {
  if (problems.length === 0) return html
  const said = (language ? [language] : languages)
    .map((each) => `<section lang="${each}" aria-label="${notices[each]}">${lines(each, problems)}</section>`)
    .join('')
  return html.replace(/<body[^>]*>/, (body) => `${body}${said}`)
}

const listed = (language: Language, problems: readonly string[]): string =>
  `<section lang="${language}"><h1>${headings[language]}</h1>${lines(language, problems)}</section>`

/** In place of a page that cannot be shown: why, in the language of whoever looks; in both where that is not known. */
export const problemPage = (
  problems: readonly string[],
  { language, isFramed }: { readonly language: Language | undefined; readonly isFramed: boolean },
): string => {
  const said = language ? [language] : languages
  const body = said.map((each) => listed(each, problems)).join('')
  return `<!doctype html><html lang="${said[0]}"><head>${isFramed ? scriptTag() : ''}<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${headings[said[0] ?? 'en']}</title></head><body><main>${body}</main></body></html>`
}
