// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testContext } from '../test-context.ts'
import { testRecords } from '../test-records.ts'
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
  act(() => root?.unmount())
  host.remove()
})

const press = (id: string) => act(() => host.querySelector<HTMLElement>(`#faq-${id} button`)?.click())
const marked = () => [...host.querySelectorAll('.faq-index-open')].map(({ textContent }) => textContent)

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
    expect(marked()).toEqual(['Cards1 open'])
    press('foreign-charge')
    press('what-to-bring')
    expect(marked()).toEqual(['Cards2 open', 'Opening an account1 open'])
    press('lost-card')
    press('foreign-charge')
    expect(marked()).toEqual(['Opening an account1 open'])
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
  expect(show({})).not.toContain('faq-head')
})
