import { comparablePath } from '../links/comparable-path.ts'
import { parseAlertLine } from './path-rule.ts'

/**
 * Whether an alert shows on a page (ALERT-08 to ALERT-13): it has no lines, or one of them is the page's path or an expression
 * that matches it. `path` is the page's path; query and hash are ignored (D-ALERT-2). Blank lines count as none (D-ALERT-7).
 */
export const alertMatches = (urls: string | null | undefined, path: string): boolean => {
  const lines = (urls ?? '')
    .split(/\r\n|\r|\n/)
    .map(parseAlertLine)
    .filter(({ kind }) => kind !== 'blank')
  if (lines.length === 0) return true
  const pathname = path.replace(/[?#].*$/s, '')
  return lines.some((line) => {
    if (line.kind === 'path') return comparablePath(line.path) === comparablePath(pathname)
    // The expression was made just now, so the flag g starts at 0 every time (ALERT-11).
    return line.kind === 'expression' && line.expression.test(pathname)
  })
}
