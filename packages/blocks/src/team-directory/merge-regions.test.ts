import { describe, expect, it } from 'vitest'
import { mergeRegions, type StaffMember, type StaffRegion } from './merge-regions.ts'

const person = (id: string, email?: string): StaffMember => ({
  id,
  firstName: id,
  lastName: 'Guidry',
  ...(email !== undefined && { email }),
})
const region = (id: string, name: string, ...Person: string[]): StaffRegion => ({ id, name: { text: name }, Person })

const people = [
  person('ana', 'ana@gulfpines.example'),
  person('bo'),
  person('cy'),
  person('di'),
  person('ana-again', 'Ana@gulfpines.example'),
]
const outline = (regions: StaffRegion[]) =>
  mergeRegions(regions, people, 'Louisiana').map(({ name, members }) => [name.text, members.map(({ id }) => id)])

describe('mergeRegions', () => {
  it('[TEAM-01] groups members by region, in content order', () =>
    expect(outline([region('tx', 'East Texas', 'cy', 'bo'), region('ms', 'Mississippi', 'di')])).toEqual([
      ['East Texas', ['cy', 'bo']],
      ['Mississippi', ['di']],
    ]))

  it('[TEAM-02] [TEAM-03] merges every Louisiana region into one group and shows it first', () =>
    expect(outline([region('tx', 'Texas', 'cy'), region('a', 'North Louisiana', 'bo'), region('b', 'SOUTHWEST LOUISIANA', 'di')])).toEqual([
      ['Louisiana', ['bo', 'di']],
      ['Texas', ['cy']],
    ]))

  it('[TEAM-02] finds the Louisiana regions by their Spanish names too', () =>
    expect(outline([region('tx', 'Texas', 'cy'), region('a', 'Norte de Luisiana', 'bo')])[0]).toEqual(['Louisiana', ['bo']]))

  it('shows nobody twice in a group, by email without regard to case, and keeps the first', () =>
    expect(outline([region('a', 'Louisiana', 'ana', 'bo'), region('b', 'South Louisiana', 'ana-again', 'bo')])).toEqual([
      ['Louisiana', ['ana', 'bo']],
    ]))

  it('leaves out unpublished members and regions without any', () =>
    expect(outline([region('a', 'Louisiana', 'gone'), region('b', 'Texas')])).toEqual([]))
})
