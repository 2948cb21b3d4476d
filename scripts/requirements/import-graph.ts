import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'

/** The code of a module: of an Astro component what stands between its fences and in its scripts, of all else the source itself. */
const codeOf = (path: string, source: string): string => {
  if (!path.endsWith('.astro')) return source
  const fenced = /^---\n(.*?)^---$/ms.exec(source)?.[1] ?? ''
  return [fenced, ...[...source.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map((match) => match[1] ?? '')].join('\n')
}

const stringsIn = (node: ts.Node): readonly string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text]
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(stringsIn) : []
}

/** `new URL('./x.ts', import.meta.url)`: a file that is started as a thread or read. */
const fileAddress = (node: ts.NewExpression): readonly string[] => {
  const [name, base] = node.arguments ?? []
  if (node.expression.getText() !== 'URL' || !name || base?.getText() !== 'import.meta.url') return []
  return stringsIn(name).map((text) => (text.startsWith('.') ? text : `./${text}`))
}

const loadedByNode = (node: ts.Node): readonly string[] => {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? [] : stringsIn(node.moduleSpecifier)
  if (ts.isExportDeclaration(node)) return node.isTypeOnly || !node.moduleSpecifier ? [] : stringsIn(node.moduleSpecifier)
  if (ts.isNewExpression(node)) return fileAddress(node)
  if (!ts.isCallExpression(node)) return []
  const loads = node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'import.meta.glob'
  return loads ? node.arguments.slice(0, 1).flatMap(stringsIn) : []
}

/**
 * Specifiers and globs of what a module loads when it runs: imports and exports of values, `import()`, `import.meta.glob` and
 * `new URL(…, import.meta.url)`, in style sheets `@import`. Imports of types are left out, for nothing runs because of them.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const loadedBy = (path: string, source: string): readonly string[] => {
  if (path.endsWith('.css')) return [...source.matchAll(/^@import "([^"]+)"/gm)].flatMap((match) => match[1] ?? [])
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, codeOf(path, source), ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    found.push(...loadedByNode(node))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** What modules of the repository load, by path from its root. Files of other packages, and those that do not exist, are left out. */
export type ImportsOf = (path: string) => readonly string[]

/** Reads modules below `root` when they are asked for, each once. */
export const importReader = (root: string): ImportsOf => {
  const known = new Map<string, readonly string[]>()
  const resolveFrom = (path: string, specifier: string): readonly string[] => {
    const folder = dirname(resolve(root, path))
    if (specifier.includes('*')) return globSync(specifier, { cwd: folder }).map((found) => resolve(folder, found))
    if (specifier.startsWith('.')) return [resolve(folder, specifier.replace(/\?.*$/, ''))]
    try {
      return specifier.startsWith('@bank/') ? [createRequire(resolve(root, path)).resolve(specifier)] : []
    } catch {
      return []
    }
  }
  return (path) => {
    const before = known.get(path)
    if (before) return before
    const specifiers = /\.(?:tsx?|astro|css)$/.test(path) ? loadedBy(path, readFileSync(resolve(root, path), 'utf8')) : []
    const found = specifiers.flatMap((specifier) => resolveFrom(path, specifier)).filter((file) => /\.\w+$/.test(file) && existsSync(file))
    const paths = [...new Set(found.map((file) => relative(root, file)))]
    known.set(path, paths)
    return paths
  }
}

/** Every module that runs because one of `from` does, those included, unless `isOutside` keeps it out. */
export const reachedFrom = (
  from: readonly string[],
  importsOf: ImportsOf,
  isOutside: (path: string) => boolean = () => false,
): ReadonlySet<string> => {
  const reached = new Set<string>()
  const left = [...from]
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (reached.has(path) || isOutside(path)) continue
    reached.add(path)
    left.push(...importsOf(path))
  }
  return reached
}
