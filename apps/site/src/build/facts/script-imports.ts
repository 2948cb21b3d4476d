import { posix } from 'node:path'

const staticImport = /(?:import|from)\s*["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g

/** Addresses of the scripts that one at `address` imports before it runs, by its source. */
export const importsIn = (source: string, address: string): readonly string[] =>
  [...source.matchAll(staticImport)].map(([, found = '']) => posix.resolve(posix.dirname(address), found))
