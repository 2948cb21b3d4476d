// @vitest-environment jsdom

import { testRecords } from '@bank/sample/records.ts'
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import { Faq } from './Faq.tsx'
import { toProps } from './toProps.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let host: HTMLElement
let root: Root | undefined
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  const props = toProps({ id: 'faq', kind: 'faq' }, testContext('en', { records: testRecords }))
  if (!props) throw new Error('there are no questions')
  host.innerHTML = renderToStaticMarkup(<Faq {...props} />)
  act(() => {
    root = hydrateRoot(host, <Faq {...props} />)
  })
})
afterEach(() => {
  history.replaceState(null, '', '/')
  act(() => root?.unmount())
  host.remove()
})

const press = (id: string) => act(() => host.querySelector<HTMLElement>(`#faq-${id} button`)?.click())
const marked = () => [...host.querySelectorAll('.faq-index-open')].map(({ textContent }) => textContent)

const type = (text: string) =>
  act(() => {
    const field = host.querySelector('input')
    if (!field) throw new Error('there is no field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const asked = () => [...host.querySelectorAll('.faq-question button')].map(({ textContent }) => textContent)

describe('searching the FAQ', () => {
  it('[SRCH-21] [D-SRCH-8] filters in place and says how many there are; the address keeps the words', () => {
    type('brin')
    expect(asked()).toEqual(['What should I bring?'])
    expect(host.querySelector('[role=status]')?.textContent).toBe('1 of 3 questions')
    expect(location.hash).toBe('#q=brin')
    type('')
    expect(asked()).toHaveLength(3)
    expect([location.hash, host.querySelector('[role=status]')?.textContent]).toEqual(['', ''])
  })

  it('[SRCH-23] shows an answer at once when it alone holds the words', () => {
    type('itin')
    expect(host.querySelector('.accordion-open')?.textContent).toContain('ITIN')
    type('bring')
    expect(host.querySelector('.accordion-open')).toBeNull()
  })

  it('[D-SRCH-8] helps on when nothing is found', () => {
    type('zebra & co')
    expect(host.querySelector('[role=status]')?.textContent).toBe('None of these questions says “zebra & co”.')
    expect(host.querySelector('.faq-nothing a')?.getAttribute('href')).toBe('/en/search/?terms=zebra%20%26%20co')
    act(() => host.querySelector<HTMLElement>('.faq-nothing button')?.click())
    expect(asked()).toHaveLength(3)
  })
})

describe('the FAQ', () => {
  it('[BLK-37] shows each question as an accordion that holds its answer', () => {
    const question = host.querySelector('#faq-lost-card')
    expect(question?.querySelector('.accordion button')?.getAttribute('aria-expanded')).toBe('false')
    expect(question?.querySelector('.accordion-body')?.textContent).toContain('Lock it in the app')
    press('lost-card')
    expect(question?.querySelector('.accordion button')?.getAttribute('aria-expanded')).toBe('true')
  })

  it('[BLK-07] hears which questions are open, counts them and marks their category', () => {
    expect(marked()).toEqual([])
    press('lost-card')
    expect(marked()).toEqual(['Cards2, 1 open'])
    press('foreign-charge')
    press('what-to-bring')
    expect(marked()).toEqual(['Cards2, 2 open', 'Opening an account1, 1 open'])
    press('lost-card')
    press('foreign-charge')
    expect(marked()).toEqual(['Opening an account1, 1 open'])
  })

  it('puts each question one heading below its group', () =>
    expect(
      [...host.querySelectorAll('.faq-section :is(h2, h3, h4)')].map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ).toEqual([
      'H2 Cards',
      'H3 What does a purchase abroad cost?',
      'H3 Lost or stolen',
      'H4 My card is gone. What first?',
      'H2 Opening an account',
      'H3 What should I bring?',
    ]))
})

it('the FAQ has its own words above the questions, and no empty place where there are none', () => {
  const show = (record: object) => {
    const props = toProps({ id: 'faq', kind: 'faq', ...record }, testContext('en', { records: testRecords }))
    return props ? renderToStaticMarkup(<Faq {...props} />) : ''
  }
  const written = show({ headline: { text: 'Ask us' }, intro: { text: 'Short answers first.' } })
  expect(written).toContain('>Ask us</h2>')
  expect(written).toContain('Short answers first.</p>')
  expect(show({})).not.toContain('<h2></h2>')
})
