import { expect, it } from 'vitest'
import { siteStateOf } from './site-state.ts'

const time = (minute: number): string => new Date(Date.UTC(2026, 2, 2, 15, minute)).toISOString()
const span = (id: string, minute: number, more: object = {}) => ({ id, from: time(minute), isAhead: false, isHeld: false, ...more })
const ended = (minute: number, more: object) => ({ isCurrent: true, last: { at: Date.parse(time(minute)), milliseconds: 500, ...more } })
const releases = [span('r2', 20), span('r1', 10)]

it('follows where the last publish is in force, and for what never was on the site', () => {
  expect(siteStateOf('pages', time(30), ended(31, { release: 'r3' }), releases)).toBe('follows')
  expect(siteStateOf('pages', null, ended(31, { refused: ['No'] }), releases)).toBe('follows')
})

it('is on its way until a publish has read it', () => {
  expect(siteStateOf('pages', time(30), { ...ended(29, { release: 'r3' }), isCurrent: false }, releases)).toBe('onItsWay')
  expect(siteStateOf('pages', time(30), { isCurrent: false, last: undefined }, [])).toBe('onItsWay')
})

it('waits behind a refused publish, but for what was in force before it', () => {
  const refused = ended(31, { refused: ['No'] })
  expect(siteStateOf('pages', time(30), refused, releases)).toBe('refused')
  expect(siteStateOf('pages', time(15), refused, releases)).toBe('follows')
  expect(siteStateOf('pages', time(5), refused, [])).toBe('refused')
})

it('does not wait where alerts went ahead', () => {
  const ahead = [span('r3', 32, { isAhead: true }), ...releases]
  const refused = ended(31, { refused: ['No'], alerts: 'r3' })
  expect(siteStateOf('alerts', time(30), refused, ahead)).toBe('follows')
  expect(siteStateOf('pages', time(30), refused, ahead)).toBe('refused')
})

it('waits behind a release that was put in force by hand, but for what that one holds', () => {
  const held = [span('r1', 40, { isHeld: true }), ...releases]
  const status = ended(41, { held: 'r1' })
  expect(siteStateOf('pages', time(5), status, held)).toBe('follows')
  expect(siteStateOf('pages', time(15), status, held)).toBe('held')
})

it('does not wait where alerts went over a release that was put in force by hand', () => {
  const over = [span('r3', 45, { isAhead: true, isHeld: true }), span('r1', 40, { isHeld: true }), ...releases]
  const status = ended(46, { held: 'r3' })
  expect(siteStateOf('alerts', time(44), status, over)).toBe('follows')
  expect(siteStateOf('alerts', time(46), status, over)).toBe('held')
  expect(siteStateOf('pages', time(44), status, over)).toBe('held')
  expect(siteStateOf('pages', time(5), status, over)).toBe('follows')
})

it('cannot be told without a publisher', () => expect(siteStateOf('pages', time(5), undefined, [])).toBe('away'))
