import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { describe, expect, it } from 'vitest'
import { finderWords } from '../testing/finder-words.ts'
import { openLine } from './open-line.ts'

const now = new Date('2026-11-24T20:00:00-06:00')
const branch = { kinds: ['bankingCenter', 'atm'] as const }
const lobby = { mon: 'Mon-Fri 9-5' }
const line = (
  language: 'en' | 'es',
  ...[location, hours, asked]: [Parameters<typeof openLine>[0], Parameters<typeof branchHours>[0], 'atm'?]
) => openLine(location, branchHours(hours, []), { kind: asked }, { now, words: finderWords(language), locale: `${language}-US` })?.text

describe('[LOC-20] [D-LOC-1] what a row says of now', () => {
  it('is about the ATM of a branch where somebody looks for ATMs, and says so', () => {
    expect(line('en', branch, { ...lobby, atm24hours: true }, 'atm')).toBe('ATM: open now')
    expect(line('es', branch, { ...lobby, atm24hours: true }, 'atm')).toBe('Cajero: abierto ahora')
    expect(line('en', branch, { ...lobby, atm24hours: true })).toMatch(/^Closed/)
    expect(line('en', { kinds: ['atm'] }, { atm24hours: true }, 'atm')).toBe('Open now')
  })

  it('names the ATM also where its hours are not known', () => {
    expect(line('en', branch, lobby, 'atm')).toBe('ATM at this address, hours not listed')
    expect(line('es', branch, lobby, 'atm')).toBe('Cajero en esta dirección, horario no publicado')
  })
})
