import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@bank/content/store/environment/repository-root.ts'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'

/** Where what is refused in a form of the store's own client is worded. */
const sources = globSync(
  [
    'packages/content/src/store/{accounts,fields,history,mail,pictures,refusals,requests,rights}/**/*.ts',
    'packages/content/src/{preview,reviews,schedule}/**/*.ts',
    'apps/cms/src/publisher/*.ts',
  ],
  { cwd: repositoryRoot },
).filter((path) => !path.includes('.test.'))

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  return ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…')
    : undefined
}

/** Help stands beside fields and lists. */
const isHelp = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && node.name.getText() === 'description'

const sentencesIn = (path: string): readonly string[] => {
  const said: string[] = []
  const visit = (node: ts.Node): void => {
    if (isHelp(node)) return
    const text = textOf(node)
    if (text !== undefined && /\w \w.*\.$/.test(text)) said.push(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(join(repositoryRoot, path), 'utf8'), ts.ScriptTarget.Latest, true))
  return said
}

const failures = [en, es].flatMap(({ failures: { broken, ...others } }) => [broken(500), ...Object.values(others)])

/** What the client takes for a list of fields, and shows as one: it parts what follows a colon at its commas. */
const isTorn = (text: string): boolean => /:.*,/.test(text)

it('no refusal has a colon and then a comma, at which the client would tear it', () => {
  const said = sources.flatMap(sentencesIn)
  expect(said.length).toBeGreaterThan(200)
  expect([...said, ...failures].filter(isTorn)).toEqual([])
})
