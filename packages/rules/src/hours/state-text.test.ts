import { expect, it } from 'vitest'
import type { OpenState } from './open-state.ts'
import { stateSentence, stateText } from './state-text.ts'
import { stateWords } from './testing/state-words.ts'

/** A Monday. */
const now = { date: '2026-11-23', minutes: 600 }
const at = (minutes: number, date = now.date) => ({ date, minutes })

it.each<[string, OpenState, readonly string[]]>([
  ['nothing about a day that is not known', { kind: 'unknown' }, []],
  ['that a visit needs an appointment', { kind: 'appointment' }, ['by appointment']],
  ['until when it is open', { kind: 'open', closes: at(1020) }, ['open', 'closes at 5:00 after noon']],
  ['that it is about to close', { kind: 'closingSoon', closes: at(630) }, ['closing soon', 'closes at 10:30 before noon']],
  ['that it never closes', { kind: 'open' }, ['open']],
  ['that it is about to open', { kind: 'openingSoon', opens: at(630) }, ['opening soon', 'opens at 10:30 before noon']],
  [
    'when it opens for the first time',
    { kind: 'notOpenYet', opens: at(540, '2026-12-07') },
    ['not open yet', 'opens on Monday, December 7 at 9:00 before noon'],
  ],
  ['nothing about an opening that is not known', { kind: 'closed' }, ['closed']],
  ['why it has other hours', { kind: 'open', closes: at(1020), hoursReason: 'Fair' }, ['open', 'closes at 5:00 after noon', 'Fair']],
  [
    'why it will have other hours',
    { kind: 'closed', opens: at(780), hoursReason: 'Fair' },
    ['closed', 'opens at the one 1:00 after noon', 'Fair'],
  ],
  ['a day alone where it opens with it', { kind: 'closed', opens: at(0, '2026-12-07') }, ['closed', 'opens on Monday, December 7']],
  ['why it is closed', { kind: 'closed', reason: 'Storm', opens: at(780) }, ['closed', 'Storm', 'opens at the one 1:00 after noon']],
])('[LOC-26] says %s', (_, state, texts) => {
  expect(stateText(state, now, stateWords, 'en')).toEqual(texts)
})

it.each([
  [0, 'at the midnight'],
  [60, 'at the one 1:00 before noon'],
  [119, 'at the one 1:59 before noon'],
  [120, 'at 2:00 before noon'],
  [660, 'at 11:00 before noon'],
  [720, 'at the noon'],
  [780, 'at the one 1:00 after noon'],
  [1440, 'at the midnight'],
])('[LOC-26] minute %i is %j', (minutes, text) => {
  expect(stateText({ kind: 'open', closes: at(minutes) }, now, stateWords, 'en')).toEqual(['open', `closes ${text}`])
})

it.each([
  ['2026-11-24', 'en', 'Tuesday'],
  ['2026-11-29', 'en', 'Sunday'],
  ['2026-11-30', 'en', 'Monday, November 30'],
  ['2026-12-01', 'es', 'martes, 1 de diciembre'],
])('[LOC-26] an opening on %s is told in %s as on %s', (date, locale, day) => {
  expect(stateText({ kind: 'closed', opens: at(540, date) }, now, stateWords, locale)).toEqual([
    'closed',
    `opens on ${day} at 9:00 before noon`,
  ])
})

it.each<[OpenState, string]>([
  [{ kind: 'unknown' }, ''],
  [{ kind: 'open' }, 'open'],
  [
    { kind: 'open', closes: at(960), hoursReason: 'Longer hours, for the fair' },
    'open, closes at 4:00 after noon (Longer hours, for the fair)',
  ],
  [{ kind: 'closed', reason: 'Storm', opens: at(780) }, 'closed (Storm), opens at the one 1:00 after noon'],
  [{ kind: 'closedUntilNotice', reason: 'Huracán Odette' }, 'closed until notice (Huracán Odette)'],
])('[LOC-26] [D-LOC-6] says %j in one sentence, the reason as it was written: %s', (state, sentence) => {
  expect(stateSentence(state, now, stateWords, 'en')).toBe(sentence)
})
