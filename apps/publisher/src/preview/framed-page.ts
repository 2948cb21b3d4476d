import { createHash } from 'node:crypto'
import { problemIn } from '@bank/content/spanish/problem-in.ts'
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

const listed = (language: 'en' | 'es', problems: readonly string[]): string =>
  `<section lang="${language}"><h1>${headings[language]}</h1><ul>${problems
    .map((problem) => `<li>${escaped(problemIn(language, problem))}</li>`)
    .join('')}</ul></section>`

/** In place of a page that cannot be shown: why, in both languages, since the frame does not know that of the admin. */
export const framedProblems = (problems: readonly string[]): string =>
  `<!doctype html><html lang="en"><head>${scriptTag()}<meta charset="utf-8"><title>Preview</title></head><body><main>${listed('en', problems)}${listed('es', problems)}</main></body></html>`
