import { expect, it } from 'vitest'
import { titleReading } from './title-reading.ts'

it('[D-SEO-2] counts a title with the bank’s name, and says what would be left of one that is too long', () => {
  expect(titleReading('Credit cards', 'Gulf Pines Bank')).toEqual({
    line: 'As the title of its page, with “ | Gulf Pines Bank” behind it: 30 of at most 65 characters.',
    warning: undefined,
  })
  expect(titleReading('What flood insurance covers, and what your lender will ask', 'Gulf Pines Bank')).toEqual({
    line: 'As the title of its page, with “ | Gulf Pines Bank” behind it: 76 of at most 65 characters.',
    warning: 'This will be refused. Only “What flood insurance covers, and what your | Gulf Pines Bank” would fit.',
  })
  expect(titleReading('  ', 'Gulf Pines Bank')).toBeUndefined()
})
