import { expect, it } from 'vitest'
import { differences } from './differences.ts'

it('names each changed value by the way to it, and nothing that is only spelled differently', () => {
  const before = {
    title: 'Home',
    note: '',
    parts: [],
    blocks: [{ id: 'a', block: 'words' }],
    audience: 'shops',
    flag: false,
    updatedAt: 'one',
  }
  const after = { title: 'House', note: null, blocks: [{ id: 'a', block: 'more' }], flag: true, updatedAt: 'two', changeReason: 'Because' }
  expect(differences(before, { ...after, audience: { id: 'shops', name: 'Shops', updatedAt: 'one' } })).toEqual([
    { field: 'title', before: 'Home', after: 'House' },
    { field: 'blocks.0.block', before: 'words', after: 'more' },
    { field: 'flag', before: false, after: true },
  ])
})

it('keeps no secret of an account', () => {
  expect(
    differences({}, { email: 'a@bank.example', password: 'x', hash: 'x', salt: 'x', resetPasswordToken: 'x', sessions: [{ id: 'x' }] }),
  ).toEqual([{ field: 'email', after: 'a@bank.example' }])
})
