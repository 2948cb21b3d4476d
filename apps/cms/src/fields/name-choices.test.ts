// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { nameChoices } from './name-choices.ts'

const cell = (kind: string, title = '') => `<td><div class="checkbox-input ${kind}"><input type="checkbox"${title}></div></td>`

it('names the boxes of a list after what they choose', () => {
  const row = (first: string) => `<tr>${cell('select-row__checkbox')}${first}<td>approved</td></tr>`
  document.body.innerHTML = `<table><tr>${cell('select-all__checkbox', ' title="select-all"')}</tr>${row('<td><a href="/1">Nov 28, 9:00</a></td>')}${row('<td>home</td>')}</table>`
  nameChoices(document, { all: 'Choose all', one: (name) => `Choose ${name}` })
  const boxes = [...document.querySelectorAll('input')]
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(['Choose all', 'Choose Nov 28, 9:00', 'Choose home'])
  expect(boxes[0]?.title).toBe('Choose all')
})
