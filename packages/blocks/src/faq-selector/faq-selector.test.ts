// @vitest-environment jsdom

import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { FaqSelector as View } from './FaqSelector.tsx'
import { faqSelector as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const show = (fields: Parameters<typeof renderBlock<typeof schema, NonNullable<ReturnType<typeof toProps>>>>[1]) =>
  renderBlock({ schema, toProps, View }, fields, { language: 'es', content: { records: testRecords } })
const asked = (...Question: string[]) => [...show({ Question }).querySelectorAll('button')].map(({ textContent }) => textContent)

describe('the FAQ selector', () => {
  it('[BLK-38] shows its own questions in its own order, not all of them', () =>
    expect(asked('what-to-bring', 'lost-card')).toEqual(['¿Qué debo llevar?', 'Se me perdió la tarjeta. ¿Qué hago primero?']))

  it('shows its headline, the answers, and where the rest is', () => {
    const host = show({
      headline: { en: 'Help', es: 'Ayuda' },
      Question: ['what-to-bring'],
      link: '/faq/',
      linkText: { en: 'All', es: 'Todas' },
    })
    expect([host.querySelector('h2')?.textContent, host.querySelector('.faq-selector-head a')?.textContent]).toEqual(['Ayuda', 'Todas'])
    expect(host.querySelector('.faq-selector-head a')?.getAttribute('href')).toBe('/es/faq/')
    expect(host.querySelector('.accordion-body')?.textContent).not.toBe('')
  })

  it('leaves out a question that is not published, and hides without any', () => {
    expect(asked('gone', 'what-to-bring')).toEqual(['¿Qué debo llevar?'])
    expect(show({ Question: ['gone'], headline: { en: 'Help' } }).innerHTML).toBe('')
  })
})
