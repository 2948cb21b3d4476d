import { expect, it } from 'vitest'
import { z } from 'zod'
import { readRequest } from './read-request.ts'

const schema = z.object({ id: z.string(), action: z.enum(['submitted', 'approved']) })
const asked = (given: unknown, language: string) => () => readRequest(schema, given, { i18n: { language } as never })

it('names each field that it can’t read with its value, in the language of whoever asks', () => {
  expect(asked({ id: 'home', action: 'approved' }, 'en')()).toEqual({ id: 'home', action: 'approved' })
  expect(asked({ action: 'explode' }, 'en')).toThrow(
    'This request can’t be read: field id: Invalid input: expected string, received undefined; ' +
      'field action, value "explode": Invalid option: expected one of "submitted"|"approved". Nothing was saved.',
  )
  expect(asked({ id: 'home', action: 'explode' }, 'es')).toThrow(
    /^Esta solicitud no se puede leer: campo action, valor "explode": Opción inválida: se esperaba una de "submitted"\|"approved"\. No se guardó nada\.$/,
  )
  expect(asked(undefined, 'en')).toThrow('This request can’t be read: Invalid input')
  try {
    asked({}, 'en')()
  } catch (error) {
    expect(error).toMatchObject({ status: 400, isPublic: true })
  }
})

it('shows the beginning of a value that is long', () => {
  const long = z.object({ comment: z.string().max(5000) })
  const read = () => readRequest(long, { comment: 'x'.repeat(200_000) }, { i18n: { language: 'en' } as never })
  expect(read).toThrow(/^This request can’t be read: field comment, value "x{79}…: Too big.{0,60}\. Nothing was saved\.$/)
})
