import { expect, it } from 'vitest'
import { branchData } from './branch-data.ts'
import { branchHours } from './branch-hours.ts'

const holidays = [{ date: '2026-11-26', name: { text: 'Thanksgiving Day' } }]
const facts = {
  name: 'Gulf Pines Bank Covington',
  url: 'https://www.gulfpines.example/en/locations/la/covington/',
  telephone: '985-555-0134',
  address: { street: '418 Longleaf Avenue', city: 'Covington', state: 'LA', zip: '70433' },
  place: { latitude: 30.4755, longitude: -90.1009 },
  driveThru: 'Drive-thru',
  atm: 'ATM',
}
const closed = {
  '@type': 'OpeningHoursSpecification',
  opens: '00:00',
  closes: '00:00',
  validFrom: '2026-11-26',
  validThrough: '2026-11-26',
}

it('[LOC-21] [LOC-22] a branch has the hours of its lobby, and its drive-thru as a department with those of its own', () => {
  const data = branchData(branchHours({ mon: 'Daily 9-5', dtMon: 'Daily 8-6', atm24hours: true }, holidays), facts)
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BankOrCreditUnion',
    '@id': 'https://www.gulfpines.example/en/locations/la/covington/#branch',
    url: 'https://www.gulfpines.example/en/locations/la/covington/',
    name: 'Gulf Pines Bank Covington',
    telephone: '985-555-0134',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '418 Longleaf Avenue',
      addressLocality: 'Covington',
      addressRegion: 'LA',
      postalCode: '70433',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 30.4755, longitude: -90.1009 },
    openingHoursSpecification: [expect.objectContaining({ opens: '09:00', closes: '17:00' })],
    specialOpeningHoursSpecification: [closed],
    department: [
      {
        '@type': 'BankOrCreditUnion',
        name: 'Gulf Pines Bank Covington: Drive-thru',
        openingHoursSpecification: [expect.objectContaining({ opens: '08:00', closes: '18:00' })],
        specialOpeningHoursSpecification: [closed],
      },
      {
        '@type': 'AutomatedTeller',
        name: 'Gulf Pines Bank Covington: ATM',
        openingHoursSpecification: [expect.objectContaining({ opens: '00:00', closes: '23:59' })],
      },
    ],
  })
})

it('[LOC-20] an ATM has its own hours, on holidays of the bank as well', () => {
  const data = branchData(branchHours({ atm24hours: true }, holidays), facts)
  expect(data).toMatchObject({ '@type': 'AutomatedTeller', openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }] })
  expect(data).not.toHaveProperty('specialOpeningHoursSpecification')
  expect(data).not.toHaveProperty('department')
})

it('a branch that is closed until further notice says so without a last day, and no other dates after that', () => {
  const location = { mon: 'Daily 9-5', dtMon: 'Daily 8-6', atm24hours: true, closure: { since: '2026-11-24', reason: { text: 'Storm' } } }
  const { validThrough: _, ...noticed } = { ...closed, validFrom: '2026-11-24' }
  expect(branchData(branchHours(location, holidays), facts)).toMatchObject({
    specialOpeningHoursSpecification: [noticed],
    department: [{ specialOpeningHoursSpecification: [noticed] }, { '@type': 'AutomatedTeller' }],
  })
  const later = { ...location, closure: { since: '2026-11-27' } }
  const { specialOpeningHoursSpecification: special } = branchData(branchHours(later, holidays), facts)
  expect(special).toEqual([closed, { ...noticed, validFrom: '2026-11-27' }])
})

it('[LOC-22] a department that follows the sun has the dates on which it does not', () => {
  const hoursExceptions = [{ dates: '2026-11-26', part: 'atm' }]
  const data = branchData(branchHours({ mon: 'Daily 9-5', atmHours: 'Daily dawn-dusk', hoursExceptions }, []), facts)
  expect(data['department']).toEqual([
    { '@type': 'AutomatedTeller', name: 'Gulf Pines Bank Covington: ATM', specialOpeningHoursSpecification: [closed] },
  ])
})

it('[LOC-20] a branch with an ATM inside is no machine', () => {
  const data = branchData(branchHours({ mon: 'Daily 9-5', atm24hours: true }, []), facts)
  expect(data).toMatchObject({ '@type': 'BankOrCreditUnion', openingHoursSpecification: [{ opens: '09:00', closes: '17:00' }] })
  expect(data['department']).toMatchObject([
    { '@type': 'AutomatedTeller', openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }] },
  ])
})

it('a place of which nothing is known but its name says no more', () => {
  const nowhere = { ...facts, url: undefined, telephone: undefined, place: undefined }
  expect(Object.keys(branchData(branchHours({}, []), nowhere))).toEqual(['@context', '@type', 'name', 'address'])
})
