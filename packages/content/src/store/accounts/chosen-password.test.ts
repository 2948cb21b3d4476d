import { expect, it } from 'vitest'
import { editorCommand, isOwnPassword, setByLink } from './chosen-password.ts'

const maker = { action: 'created', person: '1', difference: [{ field: 'email', after: 'ben@bank.example' }] }
const link = { action: 'changed', person: '2', difference: [setByLink] }
const own = { action: 'changed', person: '2', difference: [{ field: 'password', after: 'was set' }] }
const address = { action: 'changed', person: '2', difference: [{ field: 'email', after: 'eve@bank.example' }] }
const made = { ...maker, person: editorCommand }
const reset = { action: 'changed', person: editorCommand, difference: [{ field: 'password', after: 'was set' }] }
const unlocked = { action: 'changed', person: editorCommand, difference: [{ field: 'lock', after: 'was taken away' }] }

const none: readonly (typeof maker)[] = []

it.each([
  ['an account that a program made', none, true],
  ['one that the command made', [made], false],
  ['one that the command made, and whose person has used a link', [made, link], true],
  ['one that somebody made', [maker], false],
  ['one that was changed with the password of its maker', [maker, own], false],
  ['one that was unlocked by the command', [maker, unlocked], false],
  ['one whose person has used a link', [maker, own, link], true],
  ['one whose person has used a link, and was unlocked by the command', [maker, link, unlocked], true],
  ['one that the command has reset', [maker, link, reset], false],
  ['one whose link went to another address', [maker, address, link, address], false],
])('the password of %s is known to nobody else: %j → %s', (_name, history, isOwn) => {
  expect(isOwnPassword(history, false)).toBe(isOwn)
})

it.each([
  ['made', [made], true],
  ['changed by its person', [made, own], true],
  ['reset by the command', [made, reset], false],
  ['given another address', [made, address], false],
])('the first account is for whoever made it; %s: %j → %s', (_name, history, isOwn) => {
  expect(isOwnPassword(history, true)).toBe(isOwn)
})
