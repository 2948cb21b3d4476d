import type { SearchTexts } from '../view/search-texts.ts'

/** Words of a results page, in short. */
export const someTexts: SearchTexts = {
  one: '1 for {terms}',
  many: '{count} for {terms}',
  none: 'None for {terms}',
  ofKind: '{kind} for {terms}: {count}',
  english: '(in English)',
  shown: '{shown} of {count}',
  all: 'All',
  shortAnswer: 'Short answer',
  copy: 'Copy',
  kinds: { page: { one: 'Page', many: 'Pages' }, question: { one: 'Question', many: 'Questions' } },
  bankName: 'Gulf Pines Bank',
  trail: { '/personal/': 'Personal' },
}
