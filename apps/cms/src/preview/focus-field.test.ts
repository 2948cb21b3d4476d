// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { fieldPath, focusField } from './focus-field.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  document.body.innerHTML = `<input id="field-title"><div id="field-items"><button id="first">Row</button><div id="items-row-1">
    <div class="collapsible--collapsed"><button class="collapsible__toggle"></button></div></div></div>`
})

const focused = () => document.activeElement?.id

it('finds fields of blocks in the one row of their content', () => {
  expect(fieldPath({ slug: 'blocks', field: ['items', 2, 'text'] })).toBe('content.0.items.2.text')
  expect(fieldPath({ slug: 'pages', field: ['title'] })).toBe('title')
})

it('focuses the field, or what it stands in, and opens the row that hides it', () => {
  expect(focusField(document, 'title')).toBe(true)
  expect(focused()).toBe('field-title')
  document.querySelector('.collapsible__toggle')?.addEventListener('click', () => {
    document.querySelector('#items-row-1')?.insertAdjacentHTML('beforeend', '<textarea id="field-items__1__text"></textarea>')
  })
  expect(focusField(document, 'items.1.text')).toBe(true)
  expect(focused()).toBe('field-items__1__text')
  expect(focusField(document, 'items.7.text', true)).toBe(false)
  expect(focusField(document, 'items.7.text')).toBe(true)
  expect(focused()).toBe('first')
  expect(focusField(document, 'nothing.here')).toBe(false)
})
