import type { RecordOf } from '@bank/model/collection.ts'
import type { staff, staffRegions } from '@bank/model/collections/people.ts'
import type { Read } from '@bank/model/read.ts'
import type { Text } from '@bank/model/text.ts'

export type StaffRegion = Read<RecordOf<typeof staffRegions>>
export type StaffMember = Read<RecordOf<typeof staff>>

/** The id of the group that all Louisiana regions make. */
export const louisianaGroup = 'louisiana'

export type TeamGroup = { readonly id: string; readonly name: Text; readonly members: readonly StaffMember[] }

/** A region is Louisiana's when its name says so, in English or in Spanish, in capitals or not (D-TEAM-3). */
const isLouisiana = (region: StaffRegion): boolean => /lo?uisiana/i.test(region.name?.text ?? '')

const once = (members: readonly StaffMember[]): readonly StaffMember[] => {
  const key = ({ email, id }: StaffMember) => email?.trim().toLowerCase() || id
  return members.filter((member, index) => members.findIndex((other) => key(other) === key(member)) === index)
}

/**
 * Groups the team by region: all Louisiana regions as one group in first place, headed `louisiana`, the others after it in
 * content order (TEAM-01 to TEAM-03). Nobody appears twice in a group (same email); groups without members are left out.
 */
export const mergeRegions = (regions: readonly StaffRegion[], people: readonly StaffMember[], louisiana: string): readonly TeamGroup[] => {
  const published = new Map(people.map((person) => [person.id, person]))
  const membersOf = (region: StaffRegion) => (region.Person ?? []).flatMap((id) => published.get(id) ?? [])
  const merged: TeamGroup = {
    id: louisianaGroup,
    name: { text: louisiana },
    members: once(regions.filter(isLouisiana).flatMap(membersOf)),
  }
  const others = regions
    .filter((region) => !isLouisiana(region))
    .map((region): TeamGroup => ({ id: region.id, name: region.name ?? { text: '' }, members: once(membersOf(region)) }))
  return [merged, ...others].filter(({ members }) => members.length > 0)
}
