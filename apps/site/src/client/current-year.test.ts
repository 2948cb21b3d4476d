// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { showToday } from './current-year.ts'

const shownIn = (year: number): string => {
  document.body.innerHTML = '<footer>© <span data-current-year="">2026</span> The bank, <b>2026</b></footer>'
  showToday(document, new Date(year, 5, 15))
  return document.body.textContent ?? ''
}

describe('the year in the footer', () => {
  it.each([
    ['the year the site was built in', 2026, '© 2026 The bank, 2026'],
    ['the year after', 2027, '© 2027 The bank, 2026'],
    ['a year long after', 2041, '© 2041 The bank, 2026'],
    ['a year before, by a clock that is wrong', 1970, '© 2026 The bank, 2026'],
  ])('[FOOT-13] [D-FOOT-3] is right in %s', (_name, year, text) => {
    expect(shownIn(year)).toBe(text)
  })
})

describe('the day on a printed sheet', () => {
  it.each([
    ['en', 'December 5, 2026'],
    ['es', '5 de diciembre de 2026'],
  ])('is the bank’s, as the language %s writes it', (language, day) => {
    document.documentElement.lang = language
    document.body.innerHTML = '<p>https://bank.example/ <span data-visited-on=""></span></p>'
    // Already the sixth in Tokyo, and in London.
    showToday(document, new Date('2026-12-06T03:00:00Z'))
    expect(document.querySelector('span')?.textContent).toBe(day)
  })
})
