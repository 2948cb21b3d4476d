import { expect, it } from 'vitest'
import { recipientOf } from './recipients.ts'

const directory = {
  settings: { supportEmail: 'hello@bank.example', departments: [{ name: 'Treasury', email: 'Treasury@bank.example' }] },
  staff: [{ email: 'ada@bank.example' }, {}, { email: '' }],
  defaultTo: undefined,
}

it.each([
  ['a member of staff', 'ada@bank.example', 'ada@bank.example'],
  ['a department, in its own spelling', ' treasury@BANK.example ', 'Treasury@bank.example'],
  ['the support address by name', 'hello@bank.example', 'hello@bank.example'],
  ['nobody: the support address', '', 'hello@bank.example'],
  ['blanks: the support address', '  ', 'hello@bank.example'],
  ['nothing at all: the support address', undefined, 'hello@bank.example'],
])('[D-FORM-5] writes to %s', (_name, mailto, recipient) => {
  expect(recipientOf(mailto, directory)).toBe(recipient)
})

it.each([
  'stranger@elsewhere.example',
  'ada@bank.example, stranger@elsewhere.example',
  'ada@bank.example;stranger@elsewhere.example',
  'Ada <ada@bank.example>',
  'ada@bank.example\r\nBcc: stranger@elsewhere.example',
  'ada@bank.example\0',
  'ada',
  '@',
])('[D-FORM-5] never writes to %j', (mailto) => {
  expect(recipientOf(mailto, directory)).toBeUndefined()
})

it('[D-FORM-5] the environment may name another standard address', () => {
  const other = { ...directory, defaultTo: 'inbox@bank.example' }
  expect(recipientOf('', other)).toBe('inbox@bank.example')
  expect(recipientOf('inbox@bank.example', other)).toBe('inbox@bank.example')
})

it('[D-FORM-5] blanks around the standard address are not part of it, and blanks alone are none', () => {
  expect(recipientOf('', { ...directory, defaultTo: ' inbox@bank.example ' })).toBe('inbox@bank.example')
  expect(recipientOf('', { ...directory, defaultTo: ' ' })).toBe('hello@bank.example')
})

it('[D-FORM-5] staff is written to where there are no departments', () => {
  const { staff, defaultTo } = directory
  expect(recipientOf('ada@bank.example', { settings: {}, staff, defaultTo })).toBe('ada@bank.example')
  expect(recipientOf('bob@bank.example', { settings: {}, staff, defaultTo })).toBeUndefined()
})

it('without any standard address nobody is written to', () => {
  expect(recipientOf('', { settings: {}, staff: [], defaultTo: undefined })).toBeUndefined()
})
