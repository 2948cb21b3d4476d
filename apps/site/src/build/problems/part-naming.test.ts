import { describeProblem } from '@bank/content/records/problem.ts'
import { expect, it } from 'vitest'
import { partNaming } from './part-naming.ts'

const menu = JSON.stringify(
  [
    { text: 'Personal', href: '/personal/', children: [{ text: { en: 'Cards', es: 'Tarjetas' }, href: { en: '/cards/', es: '/cards/' } }] },
    { text: 'Business', href: '/business/', children: [{ text: 'Loans', href: '/loans/' }] },
  ],
  null,
  2,
)

it.each([
  ['/en/loans/', { text: 'Loans', href: '/loans/' }],
  ['/cards/', { text: { en: 'Cards', es: 'Tarjetas' }, href: { en: '/cards/', es: '/cards/' } }],
  ['/business/', { text: 'Business', href: '/business/' }],
])('of a menu is the item that leads to %s', (address, item) => {
  expect(partNaming(menu, address)).toEqual(item)
})

it('of a long text is what stands around the address, in one line', () => {
  const html = `<h1>Home</h1>\n${'<p>Much is said here.</p>\n'.repeat(20)}<p><a href="/en/nowhere/else/">Read</a>\n  <a href="/en/nowhere/">more</a></p>\n${'<p>And more.</p>'.repeat(20)}`
  expect(partNaming(html, '/en/nowhere/')).toBe('…Read</a> <a href="/en/nowhere/">more</a></p> <p>An…')
})

it('of a short text, and of one in which it does not stand so, is all of it', () => {
  expect(partNaming('/nowhere/', '/en/nowhere/')).toBe('/nowhere/')
  expect(partNaming('nowhere '.repeat(40), '/en/nowhere/')).toBe('nowhere '.repeat(40))
})

it('a value is shown in one line of some 80 characters at most', () => {
  const problem = { source: 'menus', record: 'primary', field: ['pages_json'], value: menu, message: 'is not understood' }
  const line = describeProblem(problem)
  expect(line.length).toBeLessThan(140)
  expect(line).toContain('value "[ { "text": "Personal",')
  expect(line).not.toContain('\\n')
  expect(describeProblem({ ...problem, value: 'two\nlines' })).toContain('value "two\\nlines": is not')
  expect(describeProblem({ ...problem, value: '~^\\d+$' })).toContain('value "~^\\d+$": is not')
})
