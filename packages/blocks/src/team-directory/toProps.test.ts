import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import { toProps } from './toProps.ts'

const groups = (language: 'en' | 'es') =>
  toProps({ id: 'team', kind: 'teamDirectory' }, testContext(language, { records: testRecords }))?.groups ?? []
const member = (id: string) =>
  groups('en')
    .flatMap(({ members }) => members)
    .find((one) => one.id === id)

describe('the team directory', () => {
  it.each([
    ['en', ['Louisiana', 'Houston', 'Jackson']],
    ['es', ['Luisiana', 'Houston', 'Jackson']],
  ] as const)('[TEAM-01] [TEAM-02] [TEAM-03] heads one group for Louisiana and shows it first (%s)', (language, expected) =>
    expect(groups(language).map(({ name }) => name.text)).toEqual(expected),
  )

  it('[TEAM-04] [TEAM-05] [TEAM-06] [TEAM-07] shows name, title, a telephone link and a photo', () =>
    expect(member('ana')).toMatchObject({
      name: 'Ana Guidry',
      title: { text: 'Treasury officer' },
      phone: { to: { href: 'tel:3375550117' }, text: '337-555-0117' },
      photo: { name: 'portrait-a.0123456789' },
    }))

  it('[TEAM-08] offers Email Now', () =>
    expect(member('ana')?.email).toEqual({
      address: 'ana.guidry@gulfpinesbank.example',
      to: { href: 'mailto:ana.guidry@gulfpinesbank.example' },
      text: 'Email Now',
    }))

  it.each([
    ['en', 'Contact {member}'],
    ['es', 'Escribir a {member}'],
  ] as const)('[TEAM-09] [TEAM-10] [TEAM-11] has support form one behind it, under its own subject (%s)', (language, title) =>
    expect(toProps({ id: 'team', kind: 'teamDirectory' }, testContext(language, { records: testRecords }))?.contact).toMatchObject({
      title,
      form: { kind: 'support', language, subject: 'Treasury Management Stage Email Subject' },
    }),
  )

  it('shows initials for a missing photo, and no link for a missing number or address', () =>
    expect(member('marcus')).toMatchObject({ initials: 'MD', photo: undefined, phone: undefined, email: undefined }))
})
