import { readFile } from 'node:fs/promises'
import {
  choice,
  code,
  flag,
  group,
  hoursText,
  html,
  list,
  longText,
  number,
  picture,
  plain,
  reference,
  references,
  text,
} from '@bank/model/fields.ts'
import { expect, it } from 'vitest'
import { payloadField, payloadFields } from './payload-fields.ts'

const hoursReadingComponent = '@bank/cms/hours/HoursReading.tsx#HoursReading'

it.each([
  ['text in both languages', text(), { type: 'text', localized: true }],
  ['one line for both', plain(), { type: 'text', localized: false }],
  [
    'hours, with their reading below',
    hoursText({ check: () => undefined, reads: 'mon', help: 'For example 9-5.' }),
    { type: 'text', admin: { components: { afterInput: [{ path: hoursReadingComponent, clientProps: { reads: 'mon' } }] } } },
  ],
  ['several lines', longText(), { type: 'textarea', localized: true }],
  ['HTML', html(), { type: 'textarea', localized: true }],
  ['source text', code(), { type: 'textarea', localized: false }],
  ['a choice', choice(['a', 'b'], { default: 'b' }), { type: 'select', options: ['a', 'b'], defaultValue: 'b' }],
  ['a flag that starts as yes', flag({ default: true }), { type: 'checkbox', defaultValue: true }],
  ['a number', number(), { type: 'number' }],
  ['a picture', picture(), { type: 'upload', relationTo: 'media' }],
  ['one record', reference('staff'), { type: 'relationship', relationTo: 'staff' }],
  ['several records', references('staff'), { type: 'relationship', relationTo: 'staff', hasMany: true }],
  ['rows', list({ title: text() }), { type: 'array', fields: [{ name: 'title', localized: true }] }],
  ['a group', group({ title: text() }), { type: 'group', fields: [{ name: 'title', localized: true }] }],
])('makes %s', (_name, schema, expected) => {
  expect(payloadField('field', schema)).toMatchObject({ name: 'field', ...expected })
})

it('tells editors what is required, and in which language, without the store requiring it in Spanish', () => {
  const field = payloadField('title', text({ required: true, help: 'Shown in lists.' }))
  expect(field).toMatchObject({ admin: { description: 'Shown in lists. Required in English.' } })
  expect(field).not.toHaveProperty('required')
})

it('refuses a declared field named id', () => {
  expect(() => payloadFields({ rows: list({ id: plain() }) })).toThrow('may not be named id')
})

it('the admin’s import map holds the component that hours fields name', async () => {
  const map = await readFile(new URL('../../../../../apps/cms/src/app/(payload)/admin/import-map.ts', import.meta.url), 'utf8')
  expect(map).toContain(`'${hoursReadingComponent}': HoursReading`)
})
