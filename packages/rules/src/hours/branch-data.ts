import { type AddressParts, postalAddress } from '../locations/postal-address.ts'
import { type Branch, scheduleOf } from './branch.ts'
import { type HoursSpecification, openingHours, specialOpeningHours } from './hours-specification.ts'

type PlaceHours = {
  readonly openingHoursSpecification?: readonly HoursSpecification[]
  readonly specialOpeningHoursSpecification?: readonly HoursSpecification[]
}

/** The hours of one part of a branch under the names of schema.org; lists that would be empty are left out. */
const hoursOfPart = (branch: Branch, part: 'lobby' | 'driveThru' | 'atm'): PlaceHours => {
  const schedule = scheduleOf(branch, part)
  const [usual, special] = schedule ? [openingHours(schedule), specialOpeningHours(schedule)] : [[], []]
  return {
    ...(usual.length > 0 && { openingHoursSpecification: usual }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

export type BranchFacts = {
  readonly name: string
  /** Absolute address of its page, which is what it is called by others. */
  readonly url: string | undefined
  readonly telephone: string | undefined
  readonly address: AddressParts
  readonly place: { readonly latitude: number; readonly longitude: number } | undefined
  /** What its parts are called. */
  readonly driveThru: string
  readonly atm: string
}

/** A branch or ATM as structured data of schema.org: its hours, those of its drive-thru and of an ATM inside, made like those that the page shows. */
export const branchData = (
  branch: Branch,
  { name, url, telephone, address, place, driveThru, atm }: BranchFacts,
): Readonly<Record<string, unknown>> => {
  const isMachine = !branch.weeks.lobby && !branch.weeks.driveThru
  const departments = [
    { '@type': 'BankOrCreditUnion', name: `${name}: ${driveThru}`, ...hoursOfPart(branch, 'driveThru') },
    { '@type': 'AutomatedTeller', name: `${name}: ${atm}`, ...(!isMachine && hoursOfPart(branch, 'atm')) },
  ].filter((department) => 'openingHoursSpecification' in department || 'specialOpeningHoursSpecification' in department)
  return {
    '@context': 'https://schema.org',
    '@type': isMachine && branch.weeks.atm ? 'AutomatedTeller' : 'BankOrCreditUnion',
    ...(url && { '@id': `${url}#branch`, url }),
    name,
    ...(telephone && { telephone }),
    address: postalAddress(address),
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...hoursOfPart(branch, isMachine ? 'atm' : 'lobby'),
    ...(departments.length > 0 && { department: departments }),
  }
}
