import { expect, it } from 'vitest'
import { impersonalWords } from './impersonal-words.ts'

it.each([
  ['Zelle', 'zelle'],
  ['  Boat   LOAN ', 'boat loan'],
  ['préstamo para lancha', 'prestamo para lancha'],
  ['U.S. savings bonds', 'savings bonds'],
  ['bill pay', 'bill pay'],
  ['grace period', 'grace period'],
  ['roll over a 401(k)', 'roll over 401k'],
  ['Form W-9', 'form w9'],
  ['1099-INT', '1099 int'],
  ['529 plan', '529 plan'],
  ['one two', 'one two'],
  ['change my street', 'change my street'],
  ['cambiar de calle', 'cambiar de calle'],
])('%j is kept as %j', (typed, words) => {
  expect(impersonalWords(typed)).toBe(words)
})

it.each([
  ['my statement renee.landry+bank@example.com please', 'my statement please'],
  ['renee @ example . com statement', 'statement'],
  ['renee at example dot com statement', 'statement'],
  ['renee arroba ejemplo punto com estado', 'estado'],
  ['follow @reneel', ''],
  ['https://example.com/renee?x=1 safe', 'safe'],
  ['is example.com/renee safe', 'is safe'],
  ['1200 W Oak Hollow Street Apt 4 mortgage', 'mortgage'],
  ['12b elm st. notary', 'notary'],
  ['calle Benito Juárez 45 sucursal', 'sucursal'],
  ['avenida de los Pinos # 12-B hipoteca', 'hipoteca'],
  ['P.O. Box 1234 payment', 'payment'],
  ['zip 77002', 'zip'],
  ['card 4111-1111-1111-1111', 'card'],
  ['card 4111 1111 1111 1111', 'card'],
  ['١٢٣٤٥٦٧٨ card', 'card'],
  ['ssn 078-05-1120', 'ssn'],
  ['call (800) 555-0142 back', 'call back'],
  ['born 01/02/1980', 'born'],
  ['TX1234567 license', 'license'],
  ['four one one one visa', 'visa'],
  ['cuatro uno uno uno tarjeta', 'tarjeta'],
  ['my name is Beau Quillen Tarver loan', 'loan'],
  ['me llamo Xóchitl Ybarra Quintanar préstamo', 'prestamo'],
  ['Mr. Tarver', ''],
  ['Sra. Ybarra Quintanar préstamo', 'prestamo'],
  ['Renee Tarver account', 'account'],
  ['jose account', ''],
  ['GARCÍA estado de cuenta', 'estado de cuenta'],
  [`${'x'.repeat(25)} key`, 'key'],
  ['a b c', ''],
  ['', ''],
])('%j is kept as %j: nothing that may lead to somebody', (typed, words) => {
  expect(impersonalWords(typed)).toBe(words)
})

it('keeps eight words of the first two hundred characters', () => {
  expect(impersonalWords('aa bb cc dd ee ff gg hh ii jj')).toBe('aa bb cc dd ee ff gg hh')
  expect(impersonalWords(`${'- '.repeat(99)}aabb`)).toBe('aa')
})

it.each(['1 a'.repeat(70), '@'.repeat(200), `${'a.'.repeat(100)}`, `${'one '.repeat(50)}x`, 'calle a a a a '.repeat(14)])(
  'reads odd text in no time: %j',
  (typed) => {
    const start = performance.now()
    for (let each = 0; each < 20; each += 1) impersonalWords(typed)
    expect(performance.now() - start).toBeLessThan(2000)
  },
)
