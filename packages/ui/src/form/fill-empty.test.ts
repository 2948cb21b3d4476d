// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { fillEmpty } from './fill-empty.ts'

const formOf = (markup: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${markup}</form>`
  return document.forms[0] as HTMLFormElement
}
const held = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

it('[D-FORM-2] fills what is empty, and leaves what the visitor wrote or chose', () => {
  const form = formOf(
    '<input name="fullName"><input name="email" value="new@example.com"><select name="state"><option>TX<option>LA</select>',
  )
  const words = { fullName: 'Ada', email: 'old@example.com', state: 'LA' }
  expect(fillEmpty(form, words, { state: 'TX' })).toEqual({})
  expect(held(form)).toEqual({ fullName: 'Ada', email: 'new@example.com', state: 'TX' })
})

it('[D-FORM-2] a select that shows what was meant for the visitor shows what they had chosen', () => {
  const form = formOf('<select name="spokenLanguage"><option selected>en<option>vi</select>')
  expect(fillEmpty(form, { spokenLanguage: 'vi' }, {})).toEqual({})
  expect(held(form)).toEqual({ spokenLanguage: 'vi' })
})

it('[D-FORM-2] a choice waits for its option, and words for their field', () => {
  const form = formOf('<select name="firstDate"><option value="" selected>Choose a day</select>')
  const words = { firstDate: '2026-12-01', secondDate: '', firstTime: '10:00' }
  expect(fillEmpty(form, words, {})).toEqual({ firstDate: '2026-12-01', secondDate: '', firstTime: '10:00' })
  expect(held(form)).toEqual({ firstDate: '' })
  form.querySelector('select')?.append(new Option('Tuesday', '2026-12-01'))
  expect(fillEmpty(form, words, {})).toEqual({ secondDate: '', firstTime: '10:00' })
  expect(held(form)).toEqual({ firstDate: '2026-12-01' })
})
