import { z } from 'zod'
import { emailAddressCheck } from './checks/email-address.ts'
import { datedHoursCheck, weekHoursCheck } from './checks/hours.ts'
import { siteAddressCheck, webAddressCheck } from './checks/web-address.ts'
import { choice, day, flag, hoursText, list, longText, number, picture, plain, type Shape, share, text } from './fields.ts'

/** What an outbound address on the allow-list is for (LINK-17, D-LINK-2). */
const allowedLinkCategories = [
  'enrolment',
  'forgot-user-id',
  'investor-relations',
  'mortgage-portal',
  'careers',
  'lockbox',
  'flipbook',
  'loan-payment',
  'application',
  'maps',
  'social',
  'app-store',
] as const

/** The forms whose messages a row of `messageRoutes` may direct. */
const routedForms = ['support', 'heroes', 'homeAssist', 'appointment'] as const

const socialNetworks = ['facebook', 'x', 'linkedin', 'instagram', 'youtube'] as const

/** An address that receives log-ins or applications; its host is checked where the deployment is known (decision 0019). */
const bankingAddress = (use: string) =>
  plain({ required: true, check: webAddressCheck, help: `${use} Its host must be one that the deployment allows (BANKING_HOSTS).` })

/**
 * What the bank decides and may change without touching code: names, numbers, hosts, rates and fixed texts. One record.
 */
export const settingsShape = {
  bankName: plain({ required: true, help: 'Stands after the bar in every page title.' }),
  siteTitle: text({ required: true }),
  siteDescription: longText(),
  author: plain({ required: true }),
  /** Absolute address of the site, without a trailing slash; the environment may override it. */
  siteUrl: plain({ required: true, check: siteAddressCheck }),
  tagline: text(),
  fdicStatement: plain({ required: true }),
  routingNumber: plain({ required: true }),
  swiftCode: plain({ required: true }),
  mortgageLicense: plain({ required: true }),
  tollFreeNumber: plain({ required: true }),
  supportEmail: plain({ required: true, check: emailAddressCheck }),
  copyrightNotice: text(),
  locationPicture: picture({ help: 'Shown on the page of a location that has no photo of its own.' }),
  socialLinks: list({ network: choice(socialNetworks), url: plain({ required: true, check: webAddressCheck }) }, { min: 5, max: 5 }),
  allowList: list({ url: plain({ required: true, check: webAddressCheck }), category: choice(allowedLinkCategories) }),
  loginUrl: bankingAddress('Where the personal and business login form posts to.'),
  treasuryLoginUrl: bankingAddress('Where the treasury login form posts to.'),
  enrolUrl: bankingAddress('Where people enroll in online banking.'),
  forgotUserIdUrl: bankingAddress('Where people ask for a forgotten user ID.'),
  loanPaymentUrl: bankingAddress('Where loans are paid.'),
  applicationServletUrl: bankingAddress('Where the buttons that open an account post to.'),
  applicationServiceUrl: bankingAddress('Where an application that was started is continued.'),
  institutionId: plain({ required: true, help: 'Number of the bank at the service where applications are continued.' }),
  mobileHeadline: text(),
  mobileText: longText({ help: 'Empty: the default text about balance checks, mobile check deposit and fund transfers.' }),
  iphoneAppUrl: plain({ check: webAddressCheck }),
  androidAppUrl: plain({ check: webAddressCheck }),
  /** Savings tiers, ascending; the last has no upper limit. */
  savingsTiers: list({ upTo: number({ min: 0 }), rate: share({ required: true }) }),
  savingsAsOf: day(),
  /** With the staff, the only addresses that messages of visitors may be sent to (D-FORM-5). */
  departments: list(
    { name: plain({ required: true }), email: plain({ required: true, check: emailAddressCheck }) },
    { help: 'Forms may send to these addresses, to those of the staff and to the support e-mail, and to no others.' },
  ),
  /** Once for all branches (LOC-26); ATMs keep their hours. */
  bankHolidays: list(
    {
      date: day({ required: true }),
      hours: hoursText({ check: datedHoursCheck, reads: 'date', help: 'For example 9am-noon. Empty: closed.' }),
      name: text({ required: true }),
    },
    { help: 'Days on which all lobbies and drive-thrus are closed or have other hours.' },
  ),
  hideHolidayAlerts: flag({
    help: 'Alerts about bank holidays come by themselves some days before and go when the day is over. Checked: there are none.',
  }),
  telephoneHours: hoursText({
    check: weekHoursCheck,
    reads: 'week',
    help: 'When visitors may be called who ask for an appointment by telephone, by the clocks of the bank. For example Mon-Fri 8am-6pm. Empty: none by telephone.',
  }),
  appointmentTopics: list(
    {
      topic: plain({ required: true, max: 100, help: 'A short name for programs, such as open-account. Never changes.' }),
      name: text({ required: true }),
    },
    { help: 'What appointments may be about. Empty: the form for appointments is not shown.' },
  ),
  appointmentPage: plain({ help: 'Address of the page with the form for appointments. Empty: branches do not lead to one.' }),
  contactSubject: plain({ max: 200, help: 'Subject of messages from visitors whose form gives none.' }),
  /** Recipient and subject for each form and topic (D-FORM-30). */
  messageRoutes: list(
    {
      form: choice(routedForms),
      topic: plain({ max: 100, help: 'Short name of a topic of appointments. Empty: all messages of the form.' }),
      recipient: plain({ check: emailAddressCheck, help: 'Who gets them. Empty: who would get them without this row.' }),
      subject: plain({ max: 200, help: 'Their subject. Empty: the one above.' }),
    },
    { help: 'Where messages go whose form names neither a recipient nor a subject. A row with the topic goes before one without.' },
  ),
  acknowledgeMessages: flag({
    help: 'Visitors get a mail that their message has arrived, without its words, at most one a day for each address.',
  }),
} satisfies Shape

export const settingsSchema = z.strictObject(settingsShape)

export type Settings = z.infer<typeof settingsSchema>
