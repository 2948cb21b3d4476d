import { expect, it } from 'vitest'
import { byIn, commentIn, kept } from './program-words.ts'

it('says in the language of the admin what programs did and said, and leaves the words of people alone', () => {
  expect([byIn('es', kept.schedule), byIn('es', kept.program)]).toEqual(['el programa de publicación', 'un programa'])
  expect([byIn('en', kept.schedule), byIn('es', 'ana@bank.example')]).toEqual(['the schedule', 'ana@bank.example'])
  const why = `${kept.notEnded}You changed this last, so somebody else takes it off the site. Nothing was saved.`
  expect(commentIn('es', why)).toBe(
    'No se retiró del sitio a su hora: Usted hizo el último cambio, así que lo retira del sitio otra persona. No se guardó nada.',
  )
  const failed = 'This has to be mended before it can be published. Nothing was saved.\npages a1, field uri: is required'
  expect(commentIn('es', failed, 'failed')).toMatch(
    /^Hay que corregir esto antes de publicarlo\. No se guardó nada\.\nPágina a1, campo .+: es obligatorio$/,
  )
  expect([commentIn('es', failed, 'commented'), commentIn('en', failed, 'failed')]).toEqual([
    failed,
    failed.replace('pages a1, field uri', 'Page a1, field Web Address'),
  ])
  expect(commentIn('en', why)).toBe(why)
  expect(commentIn('es', `Muy bien\n${kept.notSubmitted}`)).toBe('Muy bien\nSe aprobó sin que nadie lo hubiera enviado.')
})

it('tells the time of a plan by the clock of the bank, and leaves times that people write', () => {
  const comment = '2026-11-29 13:08 UTC\nIt ends then'
  for (const action of ['scheduled', 'endScheduled'])
    expect(commentIn('en', comment, action)).toBe('November 29, 2026 at 7:08 AM CST\nIt ends then')
  expect(commentIn('es', comment, 'scheduled')).toMatch(/^29 de noviembre de 2026 a las 7:08.a\.?.?m\.? CST\nIt ends then$/)
  expect(commentIn('en', comment, 'commented')).toBe(comment)
})
