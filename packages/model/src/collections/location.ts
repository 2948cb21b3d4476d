import { branchTimeZone } from '@bank/rules/constants.ts'
import { branchParts } from '@bank/rules/hours/branch.ts'
import type { Day } from '@bank/rules/hours/week.ts'
import { datedHoursCheck, datesCheck, hoursCheck, weekHoursCheck } from '../checks/hours.ts'
import { timeZoneCheck } from '../checks/time-zone.ts'
import { collection } from '../collection.ts'
import { choice, day, flag, group, hoursText, list, longText, number, picture, plain, text } from '../fields.ts'

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

const atmServices = ['Withdrawal', 'Balance Inquiry', 'Account Transfers', 'Deposits'] as const

const hours = (day: Day) =>
  hoursText({ check: hoursCheck(day), reads: day, help: 'For example 9am-5pm, 9-noon & 1-5, Mon-Thu 9-4, By appointment or Closed.' })

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
    mon: hours('mon'),
    tue: hours('tue'),
    wed: hours('wed'),
    thu: hours('thu'),
    fri: hours('fri'),
    sat: hours('sat'),
    dtMon: hours('mon'),
    dtTue: hours('tue'),
    dtWed: hours('wed'),
    dtThu: hours('thu'),
    dtFri: hours('fri'),
    dtSat: hours('sat'),
    atmHours: hoursText({
      check: weekHoursCheck,
      reads: 'week',
      help: 'For an ATM that closes: on which days, and when. For example Daily 6am-10pm.',
    }),
    hoursExceptions: list(
      {
        dates: plain({ required: true, check: datesCheck, help: 'One day as 2026-12-24, or several as 2026-12-24 to 2026-12-26.' }),
        part: choice(['all', ...branchParts], { default: 'all' }),
        hours: hoursText({ check: datedHoursCheck, reads: 'date', help: 'For example 9am-noon. Empty: closed.' }),
        reason: text({ required: true }),
      },
      { help: 'Days with other hours than those above: storms, repairs, fairs. Holidays of the whole bank stand in the site settings.' },
    ),
    /** Written by `npm run closures`, which keeps who did it, when and why. */
    closure: group({
      since: day({ help: 'Closed until further notice from this day on. Closed and reopened by the command npm run closures.' }),
      reason: text(),
      atm: flag({ help: 'The ATM is closed, too.' }),
      alertText: text({ help: 'What the alert says in place of its usual words.' }),
    }),
    firstDay: day({ help: 'The branch is closed before this day. Empty: it is open already.' }),
    lastDay: day({ notBefore: 'firstDay', help: 'The branch is closed after this day. Empty: it stays open.' }),
  },
})
