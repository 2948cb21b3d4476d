import { expect, it } from 'vitest'
import { withFrame, withHead } from './new-frame.ts'

const page = (head: string, header: string, main: string, footer: string, end: string) =>
  `<html><head>${head}</head><body><header>${header}</header><main id="main">${main}</main><script src="list.js"></script><footer>${footer}</footer>${end}</body></html>`

const published = page('<title>One</title>', 'Old menu', '<article><footer>Signed</footer></article>', 'Old links', '<p>/en/one/</p>')
const frame = page('', 'New menu', '', 'New links', '')

it('puts another header and footer around the main part of a page, and keeps what stands behind both', () => {
  expect(withFrame(published, frame)).toBe(
    page('', 'New menu', '<article><footer>Signed</footer></article>', 'New links', '<p>/en/one/</p>'),
  )
})

it('gives a page the head of another one', () => {
  expect(withHead(frame, published)).toBe(page('<title>One</title>', 'New menu', '', 'New links', ''))
})

it.each(['<html><body></body></html>', '<head></head><main></main>', '<head></head><footer></footer>'])('refuses %s', (html) => {
  expect(() => withFrame(html, frame)).toThrow('not where they are looked for')
})
