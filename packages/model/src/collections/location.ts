import { branchTimeZone } from '@bank/rules/constants.ts'
import { timeZoneCheck } from '../checks/time-zone.ts'
import { collection } from '../collection.ts'
import { choice, flag, list, longText, number, picture, plain, text } from '../fields.ts'

const branchServices = [
  'Deposits',
  'Account Opening/Closing',
  'Cashiers Checks',
  'Check Cashing',
  'Safe Deposit Boxes',
  'Coin Machines',
  'Notary',
  'Mortgage Services',
  'Bi-Lingual Employees',
  'Night Depository',
] as const

export const atmServices = ['Withdrawal', 'Balance Inquiry', 'Account Transfers', 'Deposits'] as const

const hours = () => plain({ help: 'For example 9am-5pm, 9-noon & 1-5, dawn-dusk or Closed.' })

/** A branch or ATM, type Office, under the field names of the spec (STORE-17). Name lists allow values beyond ours (D-LOC-12). */
export const locations = collection({
  slug: 'locations',
  label: { singular: 'Location', plural: 'Locations' },
  title: 'name',
  served: ['office'],
  shape: {
    title: text(),
    name: plain(),
    headline: text(),
    manager: plain(),
    phone: plain(),
    address1: plain(),
    address2: plain(),
    city: plain(),
    state: plain(),
    zip: plain(),
    latitude: number({ min: -90, max: 90 }),
    longitude: number({ min: -180, max: 180 }),
    permalink: plain(),
    uri: plain(),
    hoursNotes: longText(),
    locationType: list({ type: choice(['atm', 'loan', 'deposit', 'commercial', 'branch']) }),
    featuredServices: list({ service: plain() }),
    spokenLanguages: list({ language: plain() }),
    offersSpanish: flag(),
    atm24hours: flag(),
    services: list({ service: choice(branchServices) }),
    atmServices: list({ service: choice(atmServices) }),
    atmLanguages: list({ language: plain() }),
    photo: picture(),
    timeZone: plain({ check: timeZoneCheck, help: `Whose day the hours speak of; ${branchTimeZone} when this is empty.` }),
    mon: hours(),
    tue: hours(),
    wed: hours(),
    thu: hours(),
    fri: hours(),
    sat: hours(),
    dtMon: hours(),
    dtTue: hours(),
    dtWed: hours(),
    dtThu: hours(),
    dtFri: hours(),
    dtSat: hours(),
  },
})
