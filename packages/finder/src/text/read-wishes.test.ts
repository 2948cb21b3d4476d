import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

const wishes = (typed: string) => {
  const { wishes: read, place } = readQuery(typed)
  const { kind, features, openNow, saturday } = read
  return [[...(kind ? [kind] : []), ...features, ...(openNow ? ['open'] : []), ...(saturday ? ['saturday'] : [])].join(), place]
}

describe('[LOC-01] [D-LOC-1] the words of a search', () => {
  it.each([
    ['ATM', 'atm', ''],
    ['atms', 'atm', ''],
    ['cajero', 'atm', ''],
    ['Cajeros automáticos', 'atm', ''],
    ['notary', 'notary', ''],
    ['notary public', 'notary', ''],
    ['notario', 'notary', ''],
    ['notaría', 'notary', ''],
    ['drive-thru', 'drive-thru', ''],
    ['Drive Through', 'drive-thru', ''],
    ['autobanco', 'drive-thru', ''],
    ['autoservicio', 'drive-thru', ''],
    ['safe deposit', 'safe-deposit', ''],
    ['safety deposit boxes', 'safe-deposit', ''],
    ['cajas de seguridad', 'safe-deposit', ''],
    ['nearest atm', 'atm', ''],
    ['atm near me', 'atm', ''],
    ['cajero más cercano', 'atm', ''],
    ['ATM Houston', 'atm', 'houston'],
    ['Houston ATM', 'atm', 'houston'],
    ['cajero en Laredo', 'atm', 'laredo'],
    ['cajero de Canal Street', 'atm', 'canal street'],
    ['ATM that takes deposits in Katy', 'atm,atm-deposits', 'katy'],
    ['branch with a notary in Tyler', 'bankingCenter,notary', 'tyler'],
    ['sucursal con autobanco en Biloxi', 'bankingCenter,drive-thru', 'biloxi'],
    ['sucursal', 'bankingCenter', ''],
    ['sucursal en Katy', 'bankingCenter', 'katy'],
    ['Katy sucursal', 'bankingCenter', 'katy'],
    ['la sucursal más cercana', 'bankingCenter', ''],
    ['sucursal más cercana a Katy', 'bankingCenter', 'katy'],
    ['sucursal bancaria cerca de mí', 'bankingCenter', ''],
    ['branch', 'bankingCenter', ''],
    ['branch near me', 'bankingCenter', ''],
    ['branch near Katy', 'bankingCenter', 'katy'],
    ['nearest branch to Katy', 'bankingCenter', 'katy'],
    ['branches in La Porte', 'bankingCenter', 'la porte'],
    ['Banking center near 77008', 'bankingCenter', '77008'],
    ['cajero cerca de Katy', 'atm', 'katy'],
    ['cajero automático cerca de Katy', 'atm', 'katy'],
    ['cajero automático más cercano a Katy', 'atm', 'katy'],
    ['ATM closest to Katy', 'atm', 'katy'],
    ['notary and drive-thru 77008', 'drive-thru,notary', '77008'],
    ['open now Baton Rouge', 'open', 'baton rouge'],
    ['abierto ahora', 'open', ''],
    ['open Saturday in Slidell', 'saturday', 'slidell'],
    ['sábados Slidell', 'saturday', 'slidell'],
    ['notary De Ridder', 'notary', 'de ridder'],
  ])('%s ask for %s at "%s"', (typed, wished, place) => expect(wishes(typed)).toEqual([wished, place]))

  it.each([
    'Houston',
    'Lakeland Drive',
    'De Ridder',
    'Deposit',
    'near',
    'Saint Matthew',
    'Oak Cliff branch',
    'Farmers Branch',
    'Branch, LA',
    'Olive Branch',
    '',
    '!!',
  ])('of %s ask for nothing', (typed) => expect(wishes(typed)[0]).toBe(''))
})
