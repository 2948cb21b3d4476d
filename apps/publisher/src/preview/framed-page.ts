import { createHash } from 'node:crypto'
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

/** In place of a page that cannot be shown: why. */
export const framedProblems = (problems: readonly string[]): string =>
  `<!doctype html><html lang="en"><head>${scriptTag()}<meta charset="utf-8"><title>Preview</title></head><body><main><h1>This page can’t be shown yet</h1><ul>${problems
    .map((problem) => `<li>${escaped(problem)}</li>`)
    .join('')}</ul></main></body></html>`
