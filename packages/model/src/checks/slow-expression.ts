import { createContext, Script } from 'node:vm'
import { longestMatchedPath } from '@bank/rules/alert/matches-path.ts'

/**
 * What an expression may take on one path, in milliseconds. A good one takes a hundredth; a busy machine must refuse none of these, and a bad one
 * takes seconds.
 */
const longestMatch = 250

const search = new Script('path.search(expression)')

/** Paths that make an expression go on for longest: of one letter, or of all that it holds. */
const probes = ({ source }: RegExp): readonly string[] => {
  const letters = [...new Set([...(source.replaceAll('\\/', '/').match(/[\w\-/.]/g) ?? []), 'a', '/'])]
  const fill = (part: string) => `/${part.repeat(longestMatchedPath)}`.slice(0, longestMatchedPath - 1)
  return [...letters, letters.join('')].flatMap((part) => [fill(part), `${fill(part)}!`])
}

/** A path on which an expression takes longer than a page may wait for it, twice in a row (D-ALERT-1). */
export const slowPath = (expression: RegExp): string | undefined => {
  const room = createContext({ path: '/', expression })
  const isSlowOn = (path: string): boolean => {
    room['path'] = path
    try {
      search.runInContext(room, { timeout: longestMatch })
      return false
    } catch {
      return true
    }
  }
  return probes(expression).find((path) => isSlowOn(path) && isSlowOn(path))
}
