import { expect, it } from 'vitest'
import { staff } from '../collections/people.ts'
import { settingsSchema } from '../settings.ts'
import { emailAddressCheck } from './email-address.ts'

it.each(['care@example.com', "o'neil+web@mail.example.co", 'Ada.Lane@Example.com', `${'a'.repeat(64)}@example.com`])(
  '%s is an e-mail address',
  (value) => {
    expect(emailAddressCheck(value)).toBeUndefined()
  },
)

it.each([
  'care',
  'care@',
  '@example.com',
  'care@example',
  'care@-example.com',
  'Care <care@example.com>',
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'care@example.com\r\nBcc: all@example.com',
  'care@example.com\n',
  `${'a'.repeat(65)}@example.com`,
  `a@${'a.'.repeat(130)}com`,
])('%j is none', (value) => {
  expect(emailAddressCheck(value)).toMatch(/^must be one e-mail address/)
})

it('[D-FORM-5] the settings refuse a department without a name or with no address', () => {
  const { issues = [] } =
    settingsSchema.safeParse({
      departments: [
        { name: ' ', email: 'nobody' },
        { name: 'Care', email: '' },
      ],
    }).error ?? {}
  const ofDepartments = issues.filter(({ path }) => path[0] === 'departments')
  expect(ofDepartments.map(({ path, message }) => [path.slice(1).join('.'), message])).toEqual([
    ['0.name', 'is required'],
    ['0.email', expect.stringContaining('must be one e-mail address')],
    ['1.email', 'is required'],
  ])
})

it.each(['nobody', 'a b@bank.example', 'a@b'])('a member of the staff has no address such as %s', (email) => {
  const { issues = [] } = staff.schema.safeParse({ id: 'ada', firstName: 'Ada', lastName: 'Lane', email }).error ?? {}
  expect(issues).toMatchObject([{ path: ['email'], message: expect.stringContaining('must be one e-mail address') }])
})
