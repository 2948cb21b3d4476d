import { comparablePath } from '../links/comparable-path.ts'
import { splitPrefix } from '../links/language-prefix.ts'
import { isUnprefixed } from '../links/unprefixed.ts'
import { parseAlertLine } from './path-rule.ts'

/**
 * Longest path that an expression is tried on. No page of the bank has one as long; with what is refused when an alert is saved it bounds the
 * time that an expression takes in a browser (D-ALERT-1).
 */
export const longestMatchedPath = 256

/** The path of a page, and the one without prefix that a prefixed page of it has (D-ALERT-2). */
const pathsOf = (path: string): readonly string[] => {
  const { language, rest } = splitPrefix(path)
  return language && isUnprefixed(rest) ? [path, rest] : [path]
}

/** The lines of an alert that are not blank (D-ALERT-7), as they were written. */
export const alertLines = (urls: string | null | undefined): readonly string[] =>
  (urls ?? '').split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')

/**
 * Whether an alert shows on a page (ALERT-08 to ALERT-13): it has no lines, or one of them is the page's path or an expression
 * that matches it. `path` is the page's path; query and hash are ignored (D-ALERT-2). Blank lines count as none (D-ALERT-7).
 */
export const alertMatches = (urls: string | null | undefined, path: string): boolean => {
  const lines = alertLines(urls).map(parseAlertLine)
  if (lines.length === 0) return true
  const paths = pathsOf(path.replace(/[?#].*$/s, ''))
  return lines.some((line) => {
    if (line.kind === 'path') return paths.some((pathname) => comparablePath(line.path) === comparablePath(pathname))
    // `search` starts at 0 every time, whatever the flags are (ALERT-11).
    return (
      line.kind === 'expression' && paths.some((pathname) => pathname.length <= longestMatchedPath && pathname.search(line.expression) >= 0)
    )
  })
}
