import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageTitle, titleLength, titleProblem } from './page-title.ts'

const bank = 'Gulf Pines Bank'
const suffix = ' | Gulf Pines Bank'

describe('pageTitle', () => {
  it.each([
    ['Checking', 'Checking | Gulf Pines Bank'],
    ['  Checking   and savings ', 'Checking and savings | Gulf Pines Bank'],
    ['Checking | Gulf Pines Bank', 'Checking | Gulf Pines Bank'],
    ['', 'Gulf Pines Bank'],
  ])('[SEO-01] %j becomes %j', (title, expected) => {
    expect(pageTitle(title, bank)).toBe(expected)
  })

  it('[SEO-03] keeps a title of exactly 65 characters with its suffix', () => {
    const title = `${'a'.repeat(20)} ${'b'.repeat(65 - suffix.length - 21)}`
    expect(pageTitle(title, bank)).toBe(title + suffix)
    expect(pageTitle(title, bank)).toHaveLength(65)
  })

  it('[SEO-02] [SEO-04] drops the last word when one character is too many', () => {
    const title = `${'a'.repeat(20)} ${'b'.repeat(65 - suffix.length - 20)}`
    expect(pageTitle(title, bank)).toBe('a'.repeat(20) + suffix)
  })

  it.each([
    [
      'Savings accounts that grow with your family, your house, your plans',
      'Savings accounts that grow with your family | Gulf Pines Bank',
    ],
    ['Savings accounts that grow with your family – your house and plans', 'Savings accounts that grow with your family | Gulf Pines Bank'],
    [
      'Savings accounts that grow with your rate by 5% annually and onwards',
      'Savings accounts that grow with your rate by 5% | Gulf Pines Bank',
    ],
  ])('[SEO-02] leaves no sign at the end of %j', (title, expected) => {
    expect(pageTitle(title, bank)).toBe(expected)
  })

  it('[SEO-02] keeps one word however long it is', () => {
    expect(pageTitle(`${'x'.repeat(80)} y`, bank)).toBe('x'.repeat(80) + suffix)
  })

  it('[SEO-02] ends with the whole suffix and fits, unless a single word is longer', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zñ,.]{1,14}$/), { minLength: 1, maxLength: 20 }), (words) => {
        const title = pageTitle(words.join(' '), bank)
        expect(title.endsWith(suffix)).toBe(true)
        expect([...title].length).toBeLessThanOrEqual(65)
      }),
    )
  })
})

it('[SEO-02] signs go only where words went, and a word of signs stays when it is the last', () => {
  expect(pageTitle('Why bank with us?', 'Bank')).toBe('Why bank with us? | Bank')
  expect(pageTitle(`??? ${'x'.repeat(80)}`, 'Bank')).toBe('??? | Bank')
})

describe('[D-SEO-2] titleProblem', () => {
  const fitting = 'a'.repeat(65 - suffix.length)

  it.each([
    ['has room for', fitting, undefined],
    ['counts spaces as the page does in', `  ${fitting.slice(0, 20)}   ${fitting.slice(21)} `, undefined],
    ['counts the bank once in', fitting + suffix, undefined],
    ['counts an emoji as one character in', `${fitting.slice(1)}🌲`, undefined],
    [
      'asks for one character out of',
      `${fitting}a`,
      `makes a page title of 66 characters with "${suffix}" behind it, and 65 fit: take 1 out`,
    ],
    [
      'does not spare a single long word in',
      'x'.repeat(80),
      `makes a page title of 98 characters with "${suffix}" behind it, and 65 fit: take 33 out`,
    ],
    ['has nothing to say of', ' ', undefined],
  ])('%s %j', (_name, title, problem) => {
    expect(titleProblem(title, bank)).toBe(problem)
  })

  it('counts the bank alone for a page without a title of its own', () => {
    expect(titleLength(' ', bank)).toBe(bank.length)
  })

  it('finds nothing exactly where pageTitle cuts nothing', () => {
    const words = fc.array(fc.stringMatching(/^[a-zñ,.]{1,14}$/), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(words, (found) => {
        const title = found.join(' ')
        expect(titleProblem(title, bank) === undefined).toBe(pageTitle(title, bank) === title + suffix)
        expect(titleLength(title, bank)).toBe([...(title + suffix)].length)
      }),
    )
  })
})
