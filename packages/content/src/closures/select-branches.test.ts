import { describe, expect, it } from 'vitest'
import type { BranchPlace } from './branch-place.ts'
import { nearestNames, selectBranches } from './select-branches.ts'

const place = (id: string, fields: Partial<BranchPlace> = {}): BranchPlace => ({
  id,
  slugs: [id, `${id}-street`],
  state: 'LA',
  county: 'Jefferson, LA',
  isMachine: false,
  hidden: undefined,
  ...fields,
})

const places = [
  place('metairie'),
  place('kenner'),
  place('kenner-atm', { isMachine: true }),
  place('houma', { county: 'Terrebonne, LA' }),
  place('fayette', { state: 'MS', county: 'Jefferson, MS' }),
  place('gretna', { hidden: 'is archived' }),
]

const nothing = { states: [], counties: [], slugs: [] }
const select = (asked: Partial<Parameters<typeof selectBranches>[1]>, atm = false) => {
  const { branches, machines, problems } = selectBranches(places, { ...nothing, ...asked }, atm)
  return { branches: branches.map(({ id }) => id), machines: machines.map(({ id }) => id), problems }
}

describe('selectBranches', () => {
  it('takes all visible branches of a state, whatever capitals it is written in, and leaves machines open', () => {
    expect(select({ states: ['la'] })).toEqual({ branches: ['metairie', 'kenner', 'houma'], machines: ['kenner-atm'], problems: [] })
    expect(select({ states: ['Louisiana'] })).toEqual(select({ states: ['LA'] }))
    expect(select({ states: ['LA'] }, true)).toEqual({
      branches: ['metairie', 'kenner', 'kenner-atm', 'houma'],
      machines: [],
      problems: [],
    })
  })

  it.each(['Jefferson, LA', 'jefferson parish, la', 'Jefferson LA'])('takes those of a county or parish written %j', (county) => {
    expect(select({ counties: [county] }).branches).toEqual(['metairie', 'kenner'])
  })

  it('takes those that are named, by id or address, and each once', () => {
    expect(select({ slugs: ['houma-street', 'fayette'], counties: ['Terrebonne, LA'] }).branches).toEqual(['houma', 'fayette'])
  })

  it('names everything that is wrong at once, with names that are written alike, and selects nothing then', () => {
    expect(
      select({
        states: ['LA', 'LO'],
        counties: ['Jeferson, LA', 'Harris, TX', 'Nowhere at all'],
        slugs: ['huoma', 'gretna', 'kenner-atm'],
      }),
    ).toEqual({
      branches: [],
      machines: [],
      problems: [
        'There is no location in a state LO; there are some in LA, MS.',
        'There is no county or parish Jeferson, LA; write it like "Jefferson, LA". Did you mean Jefferson, LA or Jefferson, MS?',
        'No location lies in Harris, TX.',
        'There is no county or parish Nowhere at all; write it like "Jefferson, LA".',
        'There is no location huoma. Did you mean houma?',
        'gretna is archived, so visitors do not see it.',
        'kenner-atm is an ATM alone; add --atm to close it.',
      ],
    })
  })

  it('wants something to be asked', () => {
    expect(select({}).problems).toEqual(['Say what to close: --state LA, --county "Jefferson, LA" or --branches one,another.'])
  })
})

it('nearestNames offers at most three, nearest first', () => {
  expect(nearestNames('Kener', ['Kenner', 'Kernel', 'Dallas', 'Boulder', 'Kenney'])).toEqual(['Kenner', 'Kernel', 'Kenney'])
})
