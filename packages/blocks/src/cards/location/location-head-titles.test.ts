import { translator } from '@bank/i18n/translate.ts'
import { describe, expect, it } from 'vitest'
import { locationHeadTitles } from './location-head-titles.ts'

describe('titles of locations in the head', () => {
  it.each([
    ['Houma', 'bankingCenter', 'en', ['Houma branch: hours and address', 'Houma branch']],
    ['Houma', 'bankingCenter', 'es', ['Sucursal Houma: horario y dirección', 'Sucursal Houma']],
    ['Sucursal del puerto', 'bankingCenter', 'es', ['Sucursal del puerto: horario y dirección', 'Sucursal del puerto']],
    ['Cajero de Eunice', 'atm', 'es', ['Cajero de Eunice: horario y dirección', 'Cajero de Eunice']],
    ['  ', 'bankingCenter', 'es', []],
  ] as const)('[D-SEO-7] says what %j of the kind %s is, in the language %s', (title, kind, language, expected) => {
    expect(locationHeadTitles(title, kind, translator(language))).toEqual(expected)
  })
})
