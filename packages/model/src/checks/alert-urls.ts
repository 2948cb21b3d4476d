import { parseAlertLine } from '@bank/rules/alert/path-rule.ts'
import { checkSync } from 'recheck'
import type { Check } from './check.ts'

/**
 * Alert lines are authored expressions that run in visitors' browsers: one that does not compile, or that can take
 * exponential time, is refused with its line named (D-ALERT-1).
 */
export const alertUrlsCheck: Check = (value) => {
  for (const [index, line] of value.split('\n').entries()) {
    const parsed = parseAlertLine(line)
    const where = `line ${index + 1} (${line.trim()})`
    if (parsed.kind === 'invalid') return `${where} is not a valid regular expression: ${parsed.reason}`
    if (parsed.kind === 'expression') {
      const verdict = checkSync(parsed.expression.source, parsed.expression.flags, { timeout: 2000 })
      if (verdict.status === 'vulnerable') return `${where} could hang a visitor's browser: it backtracks (${verdict.complexity.summary})`
      if (verdict.status === 'unknown') return `${where} could not be proved safe; write it more simply`
    }
  }
  return undefined
}
