// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { showBadge } from './captcha-badge.ts'

const badges = () => [...document.querySelectorAll('.form-badge')].map((badge) => [badge.parentElement?.id, badge.textContent])

beforeEach(() => {
  document.body.innerHTML =
    '<main id="main"><form data-form="support"></form><dialog id="dialog"><form data-form="support"></form></dialog></main>'
})

it('[FORM-48] stands in the content of the page, once for all of its forms', () => {
  showBadge(document, 'Protected')
  showBadge(document, 'Protected')
  expect(badges()).toEqual([['main', 'Protected']])
})

it('[FORM-48] stands in the open dialog, for the page behind it is out of reach', () => {
  showBadge(document, 'Protected')
  document.querySelector('dialog')?.setAttribute('open', '')
  showBadge(document, 'Protected')
  expect(badges().map(([place]) => place)).toEqual(['dialog', 'main'])
})
