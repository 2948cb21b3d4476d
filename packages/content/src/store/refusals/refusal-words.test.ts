import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../environment/repository-root.ts'
import { refusalIn, refuseInLanguage } from './refusal-words.ts'
import { spanishRefusals } from './spanish-refusals.ts'

const sources = globSync(['packages/content/src/**/*.ts', 'apps/cms/src/**/*.ts'], { cwd: repositoryRoot })
  .filter((path) => !path.includes('.test.') && !path.includes('/import/'))
  .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'))

it('every refusal is said in Spanish, too, and nothing is translated that nobody says', () => {
  const said = sources.flatMap((text) =>
    [...text.matchAll(/(?:refuseSave|refuseRequest|new APIError)\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, words]) => words),
  )
  expect([...new Set(said)].toSorted()).toEqual(Object.keys(spanishRefusals).toSorted())
  expect(said.length).toBeGreaterThan(40)
})

it('says what was not saved, and leaves other texts alone', () => {
  expect(refusalIn('es', 'Write a comment. Nothing was saved.')).toBe('Escriba un comentario. No se guardó nada.')
  expect(refusalIn('es', 'Name the language of title, description: add ?locale=en or ?locale=es to the address. Nothing was saved.')).toBe(
    'Indique el idioma de title, description: añada ?locale=en o ?locale=es a la dirección. No se guardó nada.',
  )
  expect(refusalIn('es', 'Say what the emergency is, in at least 10 characters. Nothing was saved.')).toBe(
    'Diga cuál es la emergencia, con al menos 10 caracteres. No se guardó nada.',
  )
  expect(refusalIn('es', 'Sign in first.')).toBe('Primero inicie sesión.')
  expect(refusalIn('es', 'Something else. Nothing was saved.')).toBe('Something else. Nothing was saved.')
  expect(refusalIn('en', 'Write a comment. Nothing was saved.')).toBe('Write a comment. Nothing was saved.')
})

it('says what has to be mended in the language of whoever asked', async () => {
  const toMend = [
    { text: 'blocks words, field content, in English, value "/nope/": /nope/ leads to no published page', slug: 'blocks', id: 'words' },
  ]
  const errors = [
    { message: 'This has to be mended before it can be published. Nothing was saved.', data: { toMend } },
    { message: 'Other', data: {} },
  ]
  const said = (language: string) => refuseInLanguage({ req: { i18n: { language } }, result: { errors } } as never)
  expect(await said('es')).toMatchObject({
    response: {
      errors: [
        {
          message: 'Hay que corregir esto antes de publicarlo. No se guardó nada.',
          data: {
            toMend: [
              { text: 'Bloque words, campo Contenido, en inglés, valor "/nope/": /nope/ no lleva a ninguna página publicada', id: 'words' },
            ],
          },
        },
        { message: 'Other', data: {} },
      ],
    },
  })
  expect(await said('en')).toBeUndefined()
})
