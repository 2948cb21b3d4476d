import { describe, expect, it } from 'vitest'
import { testContext } from '../test-context.ts'
import { testRecords } from '../test-records.ts'
import { toProps } from './toProps.ts'

const asked = (...Question: string[]) =>
  toProps({ id: 'some', kind: 'faqSelector', Question }, testContext('es', { records: testRecords }))?.questions.map(
    ({ question }) => question.text,
  )

describe('the FAQ selector', () => {
  it('[BLK-38] shows its own questions in its own order, not all of them', () =>
    expect(asked('what-to-bring', 'lost-card')).toEqual(['¿Qué debo llevar?', 'Se me perdió la tarjeta. ¿Qué hago primero?']))

  it('leaves out a question that is not published, and hides without any', () => {
    expect(asked('gone', 'what-to-bring')).toEqual(['¿Qué debo llevar?'])
    expect(asked('gone')).toBeUndefined()
  })
})
