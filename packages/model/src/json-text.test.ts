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
    ['ends too early', '[{', 'is not valid JSON from line 1, character 3 on; check brackets, quotes and commas there'],
    ['lacks a quote', '[\n  {"text: 1}\n]', 'is not valid JSON from line 2, character 13 on; check brackets, quotes and commas there'],
    ['has a comma too many', '[{},]', 'is not valid JSON; check brackets, quotes and commas'],
    ['is no list', '{}', 'does not fit at the top: must be a list, not a set of fields'],
    [
      'holds something else, with the place named',
      '[{"children":[{"href":3}]}]',
      /^does not fit at 0\.children\.0\.href: must be a text, not a number/,
    ],
    ['has a field that is unknown', '[{"txt":"A"}]', 'does not fit at 0: must not have txt; check the spelling'],
    ['has a text in another form', '[{"text":5}]', 'does not fit at 0.text: must be a text, not a number (write it in quotes)'],
  ])('[D-STORE-6] is refused when it %s', (_name, value, message) => {
    expect(problem(value)).toMatch(message)
  })

  it('[D-BLK-16] is an empty list when it is blank', () => {
    expect(readJsonList(list, undefined)).toEqual([])
    expect(readJsonList(list, ' ')).toEqual([])
    expect(readJsonList(list, '[{"text":"Loans"}]')).toEqual([{ text: 'Loans' }])
  })
})
