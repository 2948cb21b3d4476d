import { expect, it } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { placeWords } from './place-words.ts'

const shown = { state: 'shown', since: '2026-03-02T15:04:00Z', takenOff: null, site: 'follows' } as const
const takenOff = { by: 'ben@bank.example', at: '2026-03-02T15:04:00Z', reason: 'Out of date' }
const off = { ...shown, state: 'off', takenOff } as const

it('says of what is published whether the site shows it', () => {
  expect(placeWords(shown, false, en)).toBe('Published as it is.')
  expect(placeWords(shown, true, en)).toBe('The site shows what was published before.')
  expect(placeWords({ ...shown, state: 'hidden' }, false, en)).toContain('Not on the site')
})

it.each(['refused', 'held'] as const)(
  'says beside the status “Published” that what is published is not on the site yet where the publish is %s',
  (site) => {
    for (const hasDraft of [true, false]) {
      expect(placeWords({ ...shown, site }, hasDraft, en)).toMatch(/^What is published in this admin is not on the site yet: /)
      expect(placeWords({ ...shown, site }, hasDraft, es)).toMatch(/^Lo publicado en este panel todavía no está en el sitio: /)
    }
  },
)

it('says of what is not published that it is not on the site, and who took it off', () => {
  expect(placeWords({ ...off, takenOff: null }, true, en)).toBe('Not on the site.')
  expect(placeWords({ ...off, takenOff: null }, true, es)).toBe('No está en el sitio.')
  expect(placeWords(off, true, en)).toBe('Not on the site. Taken off by ben@bank.example, March 2, 2026 at 9:04 AM CST.')
  expect(placeWords({ ...off, site: 'refused' }, true, en)).toMatch(/^Taken off by ben@bank.example.*still shows it/)
})
