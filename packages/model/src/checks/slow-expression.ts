import { createContext, Script } from 'node:vm'
import { longestMatchedPath } from '@bank/rules/alert/matches-path.ts'

/** What an expression may take on one path, in milliseconds: an alert is matched on every page, on slower machines than ours. */
const longestMatch = 50

const search = new Script('path.search(expression)')

/** Paths that make an expression go on for longest: of one letter, or of all that it holds. */
const probes = ({ source }: RegExp): readonly string[] => {
  const letters = [...new Set(source.replaceAll(/\\\//g, '/').match(/[\w\-/.]/g) ?? []), 'a', '/']
  const fill = (part: string) => `/${part.repeat(longestMatchedPath)}`.slice(0, longestMatchedPath - 1)
  return [...letters, letters.join('')].flatMap((part) => [fill(part), `${fill(part)}!`])
}

/** A path on which an expression takes longer than a page may wait for it (D-ALERT-1). */
export const slowPath = (expression: RegExp): string | undefined =>
  probes(expression).find((path) => {
    try {
      search.runInContext(createContext({ path, expression }), { timeout: longestMatch })
      return false
    } catch {
      return true
    }
  })
