import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alertUrlsCheck } from '@bank/model/checks/alert-urls.ts'
import { hoursCheck } from '@bank/model/checks/hours.ts'
import { titleProblem } from '@bank/rules/seo/page-title.ts'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { describeProblem } from '../records/problem.ts'
import { repositoryRoot } from '../store/environment/repository-root.ts'
import { spanishHelp } from '../store/labels/spanish-help.ts'
import { spanishOptions } from '../store/labels/spanish-options.ts'
import { messageInSpanish, problemIn } from './problem-in.ts'
import { spanishProblems, spanishProblemWords } from './spanish-problems.ts'
import { spanishPublishProblems, spanishPublishWords } from './spanish-publish-problems.ts'

/** Where problems of content are worded. */
const sources = globSync(
  [
    'packages/model/src/{checks,collections}/*.ts',
    'packages/model/src/*.ts',
    'packages/rules/src/seo/page-title.ts',
    'packages/search/src/words/check-phrases.ts',
    'packages/content/src/{export,records}/*.ts',
    'packages/content/src/preview/{missed-everywhere,rules-naming}.ts',
    'packages/content/src/store/{fields/field-checks,requests/find-unreadable,fields/audience-warning,fields/hours-reading}.ts',
    'packages/blocks/src/content-tags/embedded-options.ts',
    'packages/blocks/src/*/toProps.ts',
    'apps/site/src/links/address-fault.ts',
    'apps/site/src/page-data/*.ts',
    'apps/site/src/build/checks/{budgets,empty-pages,repeated-scenes}.ts',
    'apps/site/src/build/{facts/alert-links,files/content-policy,html/documents,problems/describe-problems}.ts',
    'apps/site/src/build/search/word-groups.ts',
    'apps/publisher/src/preview/findings.ts',
  ],
  { cwd: repositoryRoot },
).filter((path) => !path.includes('.test.'))

const fixedParts = (node: ts.Node): readonly string[] => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  return ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)] : []
}

/** What throws an error that becomes a line; other errors are of programmers, or sum up refusals, and no line of the admin shows them. */
const throwsLines = 'embedded-options.ts'

/** Imports, types, names of collections, and such errors. */
const isAside = (node: ts.Node, path: string): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isPropertyAssignment(node) && node.name.getText() === 'label') ||
  (ts.isNewExpression(node) && !path.endsWith(throwsLines) && /^(?:Content)?Error$/.test(node.expression.getText()))

/** What a file says. */
const saidIn = (path: string): readonly string[] => {
  const said: string[] = []
  const visit = (node: ts.Node): void => {
    if (isAside(node, path)) return
    said.push(...fixedParts(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(join(repositoryRoot, path), 'utf8'), ts.ScriptTarget.Latest, true))
  return said
}

/** Two words at least. */
const isSentence = (text: string): boolean => /(?:^|[\s(])[a-zé’']+[,;:]? [a-zé’']{2,}/i.test(text)

/** For the terminal and whoever sets up the machine. */
const elsewhere =
  /^(?:img-src|BANKING_HOSTS must|The median page|; it should be at most| *KB after brotli| median largest|script |shapes of|fonts fetched)/

const tables = { ...spanishProblems, ...spanishProblemWords, ...spanishPublishProblems, ...spanishPublishWords }
const keys = [...Object.keys(tables), ...Object.keys(spanishHelp), ...Object.keys(spanishOptions)]

const inSpanish = new Set(Object.values(tables))
const isSaid = (text: string): boolean => {
  const words = text.replace(/^: /, '').trim()
  return inSpanish.has(words) || keys.some((key) => key.includes(words)) || messageInSpanish(words) !== undefined
}

it('all that keeps content from being published is said in Spanish, too', () => {
  const said = sources.flatMap((path) =>
    saidIn(path).flatMap((text) => (isSentence(text) && !elsewhere.test(text) ? [{ path, text }] : [])),
  )
  expect(said.length).toBeGreaterThan(200)
  expect(said.filter(({ text }) => !isSaid(text))).toEqual([])
})

it('nothing is translated that nobody says', () => {
  const said = sources.flatMap(saidIn)
  const parts = Object.keys(tables).flatMap((key) =>
    key
      .split(/[";]?\{\w+\}[";]?/)
      .map((part) => part.replaceAll(/^["; ]+|["; ]+$/g, ''))
      .filter(isSentence),
  )
  expect(parts.length).toBeGreaterThan(100)
  expect(parts.filter((part) => !said.some((text) => text.includes(part)))).toEqual([])
})

const line = (message: string | undefined, field: readonly PropertyKey[], value: unknown) =>
  describeProblem({ source: 'blocks', record: 'fees', field, value, message: message ?? '' })

it('names record, field and value as the Spanish admin does', () => {
  const spanish = (message: string | undefined, field: readonly PropertyKey[] = [], value?: unknown) =>
    problemIn('es', line(message, field, value))
  expect(spanish(alertUrlsCheck('#(#'), ['urls'], '#(#')).toMatch(
    /^Bloque fees, campo Direcciones, valor "#\(#": la línea 1 \(#\(#\) no es una expresión regular válida: /,
  )
  expect(spanish(hoursCheck('mon')('soon'), ['mon'], 'soon')).toMatch(
    /^Bloque fees, campo Lunes, valor "soon": no se puede leer como horario de una sola manera; escriba por ejemplo /,
  )
  expect(spanish('is more than 1; write 0.041 for 4.1%', ['bands', 0, 'yield'], 4.1)).toMatch(
    /fila 1, .+, valor 4\.1: es más que 1; escriba 0\.041 para 4\.1 %$/,
  )
  expect(spanish(hoursCheck('mon')('Tue 9-5'))).toContain('no dice nada de su propio día, el lunes, que')
  expect(spanish(titleProblem('A'.repeat(90), 'Bank'), ['title', 'en'])).toMatch(
    /^Bloque fees, campo Título, en inglés: da un título de página de 97 caracteres, seguido de « \| Bank», y caben 65: /,
  )
  expect(
    spanish('there is no such record in media; publish it or take the reference out', ['content', 0, 'image'], 'a: b, value "c": d'),
  ).toBe(
    'Bloque fees, campo Contenido, fila 1, Imagen, valor "a: b, value "c": d": no existe ese registro en Imagen; publíquelo o quite la referencia',
  )
  expect(spanish('blocks old is archived; publish it or take the reference out')).toBe(
    'Bloque fees: Bloque old está archivado; publíquelo o quite la referencia',
  )
  expect(spanish('is required in English, unless title or name is written')).toBe(
    'Bloque fees: es obligatorio en inglés, si no se escribe Título o Nombre',
  )
  expect(
    problemIn('es', describeProblem({ source: 'settings', record: '', field: ['savingsAsOf'], value: undefined, message: 'is required' })),
  ).toBe('Ajustes del sitio, campo Tasas vigentes desde: es obligatorio')
})

it('says where on the site a problem stands', () => {
  expect(problemIn('es', 'block "fees" on page "home": the link "/x/" leads to no published page')).toBe(
    'bloque «fees» en página «home»: el enlace «/x/» no lleva a ninguna página publicada',
  )
  expect(problemIn('es', '/en/: script is 13.0 KB, at most 12.0 KB')).toBe(
    '/en/: el código antes de usar la página ocupa 13.0 KB, como máximo 12.0 KB',
  )
})

it.each([
  [line('is required', ['bgimage'], undefined), 'Block fees, field Background Image: is required'],
  [
    'pages edit-p2, field uri, value "x: y": is taken by posts one; choose another',
    'Page edit-p2, field Web Address, value "x: y": is taken by Blog post one; choose another',
  ],
  ['staff ada, field lastName: is required', 'Staff member ada, field Last Name: is required'],
  [
    'pages one, field blocks, row 1, block, value "b": blocks b is archived; publish it or take the reference out',
    'Page one, field Blocks, row 1, Block, value "b": Block b is archived; publish it or take the reference out',
  ],
  [
    'blocks fees, field content, row 1, image: there is no such record in media; publish it or take the reference out',
    'Block fees, field Content, row 1, Image: there is no such Picture; publish it or take the reference out',
  ],
  ['settings, field savingsAsOf: must be text, not a number', 'Site settings, field Savings Rates as of: must be text, not a number'],
  [
    'blocks one, field Audience_json: is required, unless title or ctaLink is written',
    'Block one, field Audience (JSON): is required, unless Title or Button Link is written',
  ],
  [
    'block "fees" on page "home": the link "/x/" leads to no published page',
    'block "fees" on page "home": the link "/x/" leads to no published page',
  ],
  ['/en/: script is 13.0 KB, at most 12.0 KB', '/en/: script is 13.0 KB, at most 12.0 KB'],
])('names record and field as the English admin does: %s', (known, said) => {
  expect(problemIn('en', known)).toBe(said)
  expect(problemIn('en', said)).toBe(said)
})

it('leaves lines that nobody knows as they are', () => {
  expect(problemIn('en', line('is odd', ['title'], undefined))).toBe('blocks fees, field title: is odd')
  expect(problemIn('es', line('is odd', ['title'], undefined))).toBe('blocks fees, field title: is odd')
})
