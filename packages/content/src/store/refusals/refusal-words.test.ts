import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../repository-root.ts'
import { refusalIn } from './refusal-words.ts'
import { spanishRefusals } from './spanish-refusals.ts'

const sources = globSync(['packages/content/src/**/*.ts', 'apps/cms/src/**/*.ts'], { cwd: repositoryRoot })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'))

it('every refusal is said in Spanish, too, and nothing is translated that nobody says', () => {
  const said = sources.flatMap((text) => [...text.matchAll(/refuseSave\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, words]) => words))
  expect([...new Set(said)].toSorted()).toEqual(Object.keys(spanishRefusals).toSorted())
  expect(said.length).toBeGreaterThan(40)
})

it('says what was not saved, and leaves other texts alone', () => {
  expect(refusalIn('es', 'Write a comment. Nothing was saved.')).toBe('Escriba un comentario. No se guardó nada.')
  expect(refusalIn('es', 'Sign in first.')).toBe('Primero inicie sesión.')
  expect(refusalIn('es', 'Something else. Nothing was saved.')).toBe('Something else. Nothing was saved.')
  expect(refusalIn('en', 'Write a comment. Nothing was saved.')).toBe('Write a comment. Nothing was saved.')
})
