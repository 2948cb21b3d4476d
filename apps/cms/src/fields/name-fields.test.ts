// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { nameFields } from './name-fields.ts'

const form = (labelled: string) =>
  `<form><div class="field-type"><label for="${labelled}">Title</label><div><input type="hidden"><input id="field-title" name="title"></div></div></form>`

it('gives each field the name of its own form’s label', () => {
  document.body.innerHTML = form('field-title') + form('field-title-2-abc') + form('field-title')
  nameFields(document)
  const all = [...document.querySelectorAll<HTMLInputElement>('[name=title]')]
  expect(all.map(({ id }) => id)).toEqual(['field-title', 'field-title-2-abc', 'field-title-2'])
  for (const field of all) expect([...(field.labels ?? [])]).toEqual([field.closest('form')?.querySelector('label')])
  nameFields(document)
  expect(all.map(({ id }) => id)).toEqual(['field-title', 'field-title-2-abc', 'field-title-2'])
})
