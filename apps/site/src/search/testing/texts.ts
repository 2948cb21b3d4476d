import type { SearchScriptTexts } from '@bank/blocks/search/toProps.ts'

/** What a results page tells its script, in short. */
export const someTexts: SearchScriptTexts = {
  searching: 'Searching',
  one: '1 for {terms}',
  many: '{count} for {terms}',
  none: 'None for {terms}',
  ofKind: '{kind} for {terms}: {count}',
  shown: '{shown} of {count}',
  all: 'All',
  shortAnswer: 'Short answer',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected',
  kinds: { page: { one: 'Page', many: 'Pages' }, question: { one: 'Question', many: 'Questions' } },
  bankName: 'Gulf Pines Bank',
  trail: { '/personal/': 'Personal' },
}
