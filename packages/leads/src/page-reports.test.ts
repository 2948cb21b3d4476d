import { expect, it } from 'vitest'
import { answersByPage, missingByAddress } from './page-reports.ts'

it('[D-ROUTE-11] answers stand together by page, those that most visitors did not find useful first', () => {
  const counted = [
    { name: '/en/rates/', detail: 'yes', count: 9 },
    { name: '/en/faq/', detail: 'no', count: 3 },
    { name: '/en/faq/', detail: 'yes', count: 1 },
    { name: '', detail: 'no', count: 3 },
    { name: '/es/faq/', detail: 'no', count: 3 },
    { name: '/en/faq/', detail: 'no', count: 1 },
  ]
  expect(answersByPage(counted)).toEqual([
    { page: '/en/faq/', yes: 1, no: 4 },
    { page: '', yes: 0, no: 3 },
    { page: '/es/faq/', yes: 0, no: 3 },
    { page: '/en/rates/', yes: 9, no: 0 },
  ])
})

it('[D-ROUTE-12] missing addresses stand together with the pages that led there, those asked for most often first', () => {
  const counted = [
    { name: '/old/', detail: '/en/', count: 4 },
    { name: '/older/', detail: '', count: 6 },
    { name: '/old/', detail: '/en/faq/', count: 2 },
    { name: '/old/', detail: '', count: 3 },
    { name: '/also/', detail: '', count: 6 },
  ]
  expect(missingByAddress(counted)).toEqual([
    {
      address: '/old/',
      count: 9,
      from: [
        { page: '/en/', count: 4 },
        { page: '/en/faq/', count: 2 },
      ],
    },
    { address: '/also/', count: 6, from: [] },
    { address: '/older/', count: 6, from: [] },
  ])
})
