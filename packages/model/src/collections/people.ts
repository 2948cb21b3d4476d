import { emailAddressCheck } from '../checks/email-address.ts'
import { collection } from '../collection.ts'
import { picture, plain, references, text } from '../fields.ts'

/** A member of the bank's staff (STORE-13). */
export const staff = collection({
  slug: 'staff',
  label: { singular: 'Staff member', plural: 'Staff' },
  title: 'lastName',
  shape: {
    firstName: plain({ required: true }),
    lastName: plain({ required: true }),
    email: plain({ check: emailAddressCheck }),
    title: text(),
    phone: plain(),
    photo: picture(),
    Category: references('categories'),
  },
})

/** A region of the treasury team with its people, in order (STORE-13, TEAM-01). Not the header's region (D-TEAM-6). */
export const staffRegions = collection({
  slug: 'staff-regions',
  label: { singular: 'Staff region', plural: 'Staff regions' },
  shape: { name: text({ required: true }), Person: references('staff') },
})
