import { expect, it } from 'vitest'
import { messageRoute } from './message-route.ts'

const routes = [
  { form: 'support', recipient: 'care@bank.example' },
  { form: 'appointment', topic: 'home-loan', recipient: ' loans@bank.example ' },
  { form: 'appointment', subject: 'Appointment', recipient: 'desk@bank.example' },
  { form: 'appointment', topic: ' ', subject: 'second' },
] as const

it.each([
  ['support', undefined, { recipient: 'care@bank.example', subject: undefined }],
  ['appointment', 'home-loan', { recipient: 'loans@bank.example', subject: 'Appointment' }],
  ['appointment', 'savings', { recipient: 'desk@bank.example', subject: 'Appointment' }],
  ['heroes', undefined, {}],
] as const)('[D-FORM-30] %s about %s goes to %j', (form, topic, expected) => {
  expect(messageRoute(routes, form, topic)).toEqual({ recipient: undefined, subject: undefined, ...expected })
})

it('[D-FORM-30] nothing is said where there are no routes', () => {
  expect(messageRoute(undefined, 'support', 'a')).toEqual({ recipient: undefined, subject: undefined })
})
