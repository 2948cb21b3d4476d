import { createHash } from 'node:crypto'
import { problemIn } from '@bank/content/spanish/problem-in.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { frameScript } from './frame-script.ts'
import { otherProblems, type Words } from './preview-words.ts'

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
  problems.length === 0 ? '' : `<ul>${problems.map((problem) => `<li>${escaped(problemIn(language, problem))}</li>`).join('')}</ul>`

const notices = { en: 'About this preview', es: 'Sobre esta vista previa' } as const

/** A page with words above it about the preview, in the language of whoever looks; in both where that is not known. */
export const withNotice = (html: string, problems: readonly string[], language: Language | undefined): string => {
  if (problems.length === 0) return html
  const said = (language ? [language] : languages)
    .map((each) => `<section lang="${each}" aria-label="${notices[each]}">${lines(each, problems)}</section>`)
    .join('')
  return html.replace(/<body[^>]*>/, (body) => `${body}${said}`)
}

/** Who looks, and whether in the admin's frame. */
type Look = { readonly language: Language | undefined; readonly isFramed: boolean }

/** What stands in for a page, of a heading and what stands below it, in the language of whoever looks; in both where that is not known. */
const plainPage = ({ language, isFramed }: Look, headingIn: (each: Language) => string, bodyIn: (each: Language) => string): string => {
  const said = language ? [language] : languages
  const [first = 'en'] = said
  const body = said.map((each) => `<section lang="${each}"><h1>${headingIn(each)}</h1>${bodyIn(each)}</section>`).join('')
  return `<!doctype html><html lang="${first}"><head>${isFramed ? scriptTag(' data-stands-in') : ''}<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${headingIn(first)}</title></head><body><main>${body}</main></body></html>`
}

/** Problems of what somebody may read, and how many there are besides. */
export type ReadableProblems = { readonly own: readonly string[]; readonly others: number }

/** In place of a page that cannot be shown: why. */
export const problemPage = ({ own, others }: ReadableProblems, look: Look): string =>
  plainPage(
    look,
    (each) => headings[each],
    (each) => lines(each, own) + (others > 0 ? `<p>${otherProblems[each](others)}</p>` : ''),
  )

/** In place of a page that is not there, or not for whoever looks: what is so, and what to do. */
export const wordsPage = (words: Words, look: Look): string =>
  plainPage(
    look,
    (each) => words[each].heading,
    (each) => `<p>${words[each].text}</p>`,
  )
