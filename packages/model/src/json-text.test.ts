import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { menuItem } from './collections/navigation.ts'
import { jsonText, readJsonList } from './json-text.ts'

const list = z.array(menuItem)
const problem = (value: string) => jsonText(list).safeParse(value).error?.issues[0]?.message

describe('a text that holds JSON', () => {
  it.each(['', ' \n', '[]', '[{"text":{"en":"Loans"},"href":"/loans/","children":[{"text":"Rates"}]}]'])('may be %j', (value) => {
    expect(problem(value)).toBeUndefined()
  })

  it.each([
    ['does not parse', '[{', /^is not valid JSON/],
    ['is no list', '{}', /^does not fit at the top/],
    ['holds something else, with the place named', '[{"text":"A","children":[{"href":3}]}]', /^does not fit at 0\.children\.0/],
  ])('[D-STORE-6] is refused when it %s', (_name, value, message) => {
    expect(problem(value)).toMatch(message)
  })

  it('[D-BLK-16] is an empty list when it is blank', () => {
    expect(readJsonList(list, undefined)).toEqual([])
    expect(readJsonList(list, ' ')).toEqual([])
    expect(readJsonList(list, '[{"text":"Loans"}]')).toEqual([{ text: 'Loans' }])
  })
})
