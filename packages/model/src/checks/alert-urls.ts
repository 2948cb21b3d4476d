import { parseAlertLine } from '@bank/rules/alert/path-rule.ts'
import { checkSync } from 'recheck'
import type { Check } from './check.ts'
import { slowPath } from './slow-expression.ts'

/** Bounds of one expression: no list of pages needs more. */
const [longestExpression, mostQuantifiers] = [200, 10]

/** Signs that repeat, or leave out, what stands before them. */
const quantifiersIn = (source: string): number => source.replaceAll(/\\.|\[(?:\\.|[^\]])*\]|\(\?/gs, 'x').match(/[*+?{]/g)?.length ?? 0

/** A line as it could be written instead. */
const example = 'write it more simply, as in #^/(en|es)/mortgage/#'

const problemOf = (expression: RegExp): string | undefined => {
  const { source, flags } = expression
  if (source.length > longestExpression) return `is longer than ${longestExpression} characters; ${example}`
  if (quantifiersIn(source) > mostQuantifiers)
    return `could hang a visitor's browser: it repeats more than ${mostQuantifiers} times; ${example}`
  const verdict = checkSync(source, flags, { timeout: 2000 })
  if (verdict.status === 'vulnerable') return `could hang a visitor's browser: it backtracks (${verdict.complexity.summary}); ${example}`
  if (verdict.status === 'unknown') return `could not be proved safe; ${example}`
  const slow = slowPath(expression)
  return slow && `could hang a visitor's browser, as on the path ${slow.slice(0, 24)}…; ${example}`
}

/**
 * Alert lines are authored expressions that run in visitors' browsers: one that does not compile, is long, or can take long is refused
 * with its line named, and how it could be written (D-ALERT-1).
 */
export const alertUrlsCheck: Check = (value) => {
  for (const [index, line] of value.split('\n').entries()) {
    const parsed = parseAlertLine(line)
    const where = `line ${index + 1} (${line.trim()})`
    if (parsed.kind === 'invalid') return `${where} is not a valid regular expression: ${parsed.reason}`
    const problem = parsed.kind === 'expression' ? problemOf(parsed.expression) : undefined
    if (problem) return `${where} ${problem}`
  }
  return undefined
}
