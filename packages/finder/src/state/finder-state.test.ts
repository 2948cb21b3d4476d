import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { features, kinds } from '../finder-location.ts'
import { findLocations } from '../results/find-locations.ts'
import { searchPlaces } from '../search/search-places.ts'
import { contentLocations, ordinaryHours, storedPlaces } from '../testing/content-locations.ts'
import { emptyState, type FinderState, filterCount, readState, writeState } from './finder-state.ts'
import { type FinderAction, reduceState } from './reduce-state.ts'

const queries: string[] = Object.values<[string][]>(
  parse(readFileSync(new URL('../search/searches.yaml', import.meta.url), 'utf8')),
).flatMap((group) => group.map(([typed]) => typed))

const text = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...queries) }, fc.string({ unit: 'binary', maxLength: 100 }), fc.string())
const action: fc.Arbitrary<FinderAction> = fc.oneof(
  fc.record({ type: fc.constant('type' as const), text }),
  fc.record({
    type: fc.constant('locate' as const),
    at: fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) }),
  }),
  fc.record({ type: fc.constant('kind' as const), kind: fc.option(fc.constantFrom(...kinds), { nil: undefined }) }),
  fc.record({ type: fc.constantFrom('open-now' as const, 'saturday' as const), on: fc.boolean() }),
  fc.record({ type: fc.constant('feature' as const), feature: fc.constantFrom(...features), on: fc.boolean() }),
  fc.record({ type: fc.constant('language' as const), language: fc.constantFrom(undefined, 'es', 'vi', 'ar') }),
  fc.constant({ type: 'show-more' as const }),
  fc.record({ type: fc.constant('view' as const), view: fc.constantFrom('list' as const, 'map' as const, 'beside' as const) }),
  fc.record({ type: fc.constant('choose' as const), id: fc.constantFrom(undefined, 'katy-avenue-d', 'gone') }),
  fc.record({
    type: fc.constant('move-map' as const),
    map: fc.option(
      fc.record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
        zoom: fc.double({ min: -5, max: 30, noNaN: true }),
      }),
      { nil: undefined },
    ),
  }),
  fc.constant({ type: 'clear-filters' as const }),
  fc.constant({ type: 'region' as const }),
)

const locations = contentLocations()
const search = searchPlaces(storedPlaces(), locations)
const now = new Date('2026-11-23T16:00:00Z')

/** What must hold of any state: its address means it, and its answer is in order. */
const check = (state: FinderState): void => {
  expect(readState(writeState(state))).toEqual(state)
  const miles = findLocations({ locations, hours: ordinaryHours, search }, state, { now }).locations.map((found) => found.miles)
  expect(miles.every((mile) => mile === undefined || Number.isFinite(mile))).toBe(true)
}

describe('[D-LOC-1] the state of the finder', () => {
  it('is given back by its address, and answered, at the end of 10,000 random journeys', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        let state = emptyState
        for (const step of actions) {
          state = reduceState(state, step)
          expect(readState(writeState(state))).toEqual(state)
        }
        check(state)
      }),
      { numRuns: 10_000 },
    )
  })

  it('goes on asking for what was typed in words when the position takes the place of the search', () => {
    const at = { lat: 30.08, lng: -94.13 }
    const located = (query: string) => reduceState({ ...emptyState, query, features: ['notary'] }, { type: 'locate', at })
    expect(located('closest drive thru open now')).toEqual({ ...emptyState, at, openNow: true, features: ['drive-thru', 'notary'] })
    expect(located('cajero más cercano')).toEqual({ ...emptyState, at, kind: 'atm', features: ['notary'] })
    expect(located('who speaks Vietnamese near me')).toEqual({ ...emptyState, at, language: 'vi', features: ['notary'] })
    expect(located('Houston')).toEqual({ ...emptyState, at, features: ['notary'] })
  })

  it('leaves out a language that nobody knows, and English, as other unknown values', () => {
    expect(['zz', 'en', 'VI', 'xx-y'].map((code) => readState(`language=${code}`).language)).toEqual(Array(4).fill(undefined))
    expect(readState('language=vi').language).toBe('vi')
  })

  it('is read from any address, however broken', () => {
    const address = fc.oneof(
      fc.webQueryParameters(),
      fc
        .array(
          fc.tuple(fc.constantFrom('q', 'at', 'type', 'open', 'saturday', 'notary', 'language', 'rows', 'view', 'pin', 'map'), fc.string()),
        )
        .map((pairs) => new URLSearchParams(pairs).toString()),
    )
    fc.assert(
      fc.property(address, (written) => {
        const state = readState(written)
        expect(readState(writeState(state))).toEqual(state)
      }),
      { numRuns: 2000 },
    )
  })

  it.each<[string, Partial<FinderState>]>([
    ['', {}],
    ['q=Houston%2C+TX', { query: 'Houston, TX' }],
    ['q=+%20+', {}],
    ['q=%00', {}],
    ['q=Port%00%1FArthur%7F', { query: 'Port Arthur' }],
    ['at=29.7604,-95.3698', { at: { lat: 29.76, lng: -95.37 } }],
    ['at=29.76,-95.37&q=Waco', { query: 'Waco' }],
    ['at=91,0', {}],
    ['type=atm&open=now&saturday=1', { kind: 'atm', openNow: true, saturday: true }],
    ['notary=1&pool=1&drive-thru=', { features: ['drive-thru', 'notary'] }],
    ['saturday=0&notary=false&drive-thru=No', {}],
    ['view=beside', { view: 'beside' }],
    ['language=vi&rows=25&view=map', { language: 'vi', shown: 30, view: 'map' }],
    ['rows=99999', {}],
    ['rows=9999', { shown: 200 }],
    ['map=29.95123,-90.07,9.2617', { map: { lat: 29.9512, lng: -90.07, zoom: 9.262 } }],
    ['map=29.95,-90.07', {}],
    ['map=99,-90.07,9', {}],
    ['pin=katy-avenue-d', { chosen: 'katy-avenue-d' }],
    ['pin=%3Cscript%3E&language=constructor', {}],
  ])('reads ?%s', (written, state) => {
    expect(readState(written)).toEqual({ ...emptyState, ...state })
  })

  it('leaves the parameters of others alone', () => {
    expect(writeState({ ...emptyState, query: 'Katy' }, 'utm_source=mail&q=Waco')).toBe('utm_source=mail&q=Katy')
  })

  it('[D-LOC-2] measures from what was given last: a typed place or the position of the visitor', () => {
    const typed = reduceState(emptyState, { type: 'type', text: ' Waco ' })
    const located = reduceState(typed, { type: 'locate', at: { lat: 29.7604, lng: -95.3698 } })
    expect([located.query, located.at]).toEqual(['', { lat: 29.76, lng: -95.37 }])
    expect(reduceState(located, { type: 'type', text: 'Katy' }).at).toBeUndefined()
  })

  it('keeps where the map was moved until another list is asked for', () => {
    const map = { lat: 29.95, lng: -90.07, zoom: 9.3 }
    const moved = reduceState({ ...emptyState, query: 'Katy' }, { type: 'move-map', map })
    expect(writeState(moved)).toBe('q=Katy&map=29.95,-90.07,9.3')
    expect(reduceState(moved, { type: 'show-more' }).map).toEqual(map)
    expect(reduceState(moved, { type: 'open-now', on: true }).map).toBeUndefined()
  })

  it.each<FinderAction>([
    { type: 'type', text: 'Waco' },
    { type: 'kind', kind: 'atm' },
    { type: 'open-now', on: true },
    { type: 'saturday', on: true },
    { type: 'feature', feature: 'notary', on: true },
    { type: 'language', language: 'vi' },
    { type: 'clear-filters' },
    { type: 'region' },
  ])('begins another list at its start, with nothing chosen: $type', (asked) => {
    const map = { lat: 29.95, lng: -90.07, zoom: 9.3 }
    const before: FinderState = { ...emptyState, query: 'Katy', shown: 30, chosen: 'somewhere', map }
    expect(reduceState(before, asked)).toMatchObject({ shown: emptyState.shown, chosen: undefined, map: undefined })
  })

  it.each([
    ['', ''],
    ['q=Waco&view=map', ''],
    ['type=atm', ' (1)'],
    ['open=now', ' (1)'],
    ['saturday=1', ' (1)'],
    ['language=vi', ' (1)'],
    ['type=atm&open=now&saturday=1&language=vi&notary=1&drive-thru=1', ' (6)'],
  ])('counts the filters of "%s" as "%s"', (search, count) => {
    expect(filterCount(readState(search))).toBe(count)
  })

  it('keeps the place when the filters are cleared', () => {
    const filtered = reduceState({ ...emptyState, query: 'Katy', view: 'map' }, { type: 'feature', feature: 'notary', on: true })
    expect(reduceState(filtered, { type: 'clear-filters' })).toEqual({ ...emptyState, query: 'Katy', view: 'map' })
  })
})
