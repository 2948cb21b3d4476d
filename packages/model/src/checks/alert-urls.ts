import { parseAlertLine } from '@bank/rules/alert/path-rule.ts'
import { checkSync } from 'recheck'
import type { Check } from './check.ts'
import { slowPath } from './slow-expression.ts'

/** Bounds of one expression: no list of pages needs more. */
const [longestExpression, mostQuantifiers] = [200, 10]

const token = /\(|\)|[*+?]|\{(\d+)(?:,(\d*))?\}/g

/** Signs that repeat, or leave out, what stands before them; those in a group count as often as the group is repeated at most. */
const quantifiersIn = (source: string): number => {
  const signs = source.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/gs, 'x').replaceAll('(?', '(')
  const counts = [0]
  let group = { end: -1, count: 0 }
  const add = (count: number) => counts.push((counts.pop() ?? 0) + count)
  for (const { 0: sign, 1: least = '1', 2: most = least, index } of signs.matchAll(token)) {
    if (sign === '(') counts.push(0)
    else if (sign === ')') {
      group = { end: index + 1, count: counts.pop() ?? 0 }
      add(group.count)
    } else add(1 + (group.end === index ? (Number(most || least) - 1) * group.count : 0))
  }
  return counts.reduce((sum, count) => sum + count, 0)
}

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
