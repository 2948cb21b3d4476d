import { describe, expect, it } from 'vitest'
import { Failure } from '../errors.ts'
import { readMessage } from './read-message.ts'

const support = { fullName: 'Ada', email: 'ada@visitor.example', env: 'SUPPORT_FORM', preferredMethodOfContact: 'Phone' }
const lead = { fullName: 'Bea', phone: '1', email: 'bea@visitor.example', city: 'Houma', state: 'LA', lang: 'en' }

const refusalOf = (form: Parameters<typeof readMessage>[0], body: unknown) => {
  try {
    readMessage(form, body)
    return undefined
  } catch (error) {
    return error instanceof Failure ? { code: error.code, fields: error.fields } : error
  }
}

describe('a body of a contact call', () => {
  it.each([
    ['support', support],
    ['heroes', { ...lead, env: 'HEROES_FORM' }],
    ['homeAssist', { ...lead, env: 'HOME_ASSIST_FORM' }],
  ] as const)('[D-FORM-5] of %s is read as a message and the token that pays for it', (form, message) => {
    expect(readMessage(form, { ...message, recaptcha: 'token' })).toEqual({ message, token: 'token' })
  })

  it.each([
    ['text', 'words'],
    ['nothing', null],
    ['absent', undefined],
    ['a list', []],
    ['a list in a field', { ...support, city: [] }],
    ['an object in a field', { ...support, city: {} }],
  ])('that is no flat object is refused: %s', (_name, body) => {
    expect(refusalOf('support', body)).toEqual({ code: 'badRequest', fields: [] })
  })

  it('with null in a field is told which', () => {
    expect(refusalOf('support', { ...support, city: null, recaptcha: 'token' })).toEqual({ code: 'fieldsNotRight', fields: ['city'] })
  })

  it.each(['support', 'heroes', 'homeAssist'] as const)('[API-08] [API-11] [API-13] of %s has no fields but those of the form', (form) => {
    expect(refusalOf(form, { ...support, bcc: 'x@example.com', recaptcha: 'token' })).toEqual({ code: 'unknownFields', fields: [] })
  })

  it('names each field that is not right once, and none of the values', () => {
    const body = { ...support, email: 'secret', fullName: ' \n', recaptcha: 'token' }
    expect(refusalOf('support', body)).toEqual({ code: 'fieldsNotRight', fields: ['fullName', 'email'] })
  })

  it.each([undefined, '', ' ', 5])('[D-API-6] that is right but has the token %j is told so', (recaptcha) => {
    expect(refusalOf('support', { ...support, recaptcha })).toEqual({ code: 'captchaMissing', fields: [] })
  })
})
