import { expect, it } from 'vitest'
import { byTemplates } from './by-templates.ts'

const templates = {
  '{what} Required.': '{what} Obligatorio.',
  'Empty: {shape}.': 'Vacío: {shape}.',
  'must be {one} or {other}': 'tiene que ser {other} o {one}',
  'must be {one} or more': 'tiene que ser {one} o más',
  'May hold {date}.': 'Puede llevar {date}.',
}
const translate = byTemplates(templates, { square: 'cuadrado', '{one} or {other}': '{one} o {other}' })

it('translates what templates make, with all that stands in their places', () => {
  expect(translate('Empty: square. Required.')).toBe('Vacío: cuadrado. Obligatorio.')
  expect(translate('Empty: round.')).toBe('Vacío: round.')
  expect(translate('Empty: square or round or flat.')).toBe('Vacío: cuadrado o round o flat.')
  expect(translate('must be a+b or (c)')).toBe('tiene que ser (c) o a+b')
  expect(translate('Empty: two\nlines.')).toBe('Vacío: two\nlines.')
})

it('lets the template with the most words of its own decide, and keeps braces of the text', () => {
  expect(translate('must be 3 or more')).toBe('tiene que ser 3 o más')
  expect(translate('May hold {date}.')).toBe('Puede llevar {date}.')
})

it('knows nothing of other texts', () => {
  expect(translate('Something else')).toBeUndefined()
  expect(translate('constructor')).toBeUndefined()
  expect(translate('square')).toBeUndefined()
  expect(translate('this or that')).toBeUndefined()
})
