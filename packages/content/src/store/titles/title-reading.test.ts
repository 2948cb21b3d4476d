import { expect, it } from 'vitest'
import { titleReading } from './title-reading.ts'

const bank = 'Gulf Pines Bank'
const long = 'What flood insurance covers, and what your lender will ask'
const post = (fields: object) => ({ uri: '/blog/flood-insurance/', ...fields })

it('[D-SEO-2] counts a title with the bank’s name, and says what would be left of one that is too long', () => {
  expect(titleReading('posts', 'title', post({ title: 'Flood insurance' }), bank)).toEqual({
    line: 'As the title of its page, with “ | Gulf Pines Bank” behind it: 33 of at most 65 characters.',
    warning: undefined,
  })
  expect(titleReading('posts', 'headline', post({ title: '', headline: long }), bank)).toEqual({
    line: 'As the title of its page, with “ | Gulf Pines Bank” behind it: 76 of at most 65 characters.',
    warning: 'This will be refused. Only “What flood insurance covers, and what your | Gulf Pines Bank” would fit.',
  })
})

it('[D-SEO-2] names nothing that would fit where a word alone is too long', () => {
  const title = post({ title: 'T'.repeat(80) })
  expect(titleReading('posts', 'title', title, bank)?.warning).toBe('This will be refused.')
  expect(titleReading('posts', 'title', title, bank, 'es')?.warning).toBe('Esto se rechazará.')
})

it('[D-SEO-2] speaks the language of the admin', () => {
  expect(titleReading('posts', 'title', post({ title: long }), bank, 'es')).toEqual({
    line: 'Como título de su página, seguido de « | Gulf Pines Bank»: 76 de 65 caracteres como máximo.',
    warning: expect.stringContaining('Esto se rechazará.'),
  })
})

it.each([
  ['is empty', 'posts', 'title', post({ title: ' ' })],
  ['comes after one that is written', 'posts', 'headline', post({ title: 'Flood insurance', headline: long })],
  ['is of a record without a page', 'posts', 'title', { uri: '/about/', title: long }],
  ['is of the home page', 'pages', 'title', { uri: '/', title: long }],
])('says nothing of a field that %s', (_name, slug, field, record) => {
  expect(titleReading(slug, field, record, bank)).toBeUndefined()
})
