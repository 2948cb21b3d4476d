import { expect, it } from 'vitest'
import { unescapeHtml } from './unescape-html.ts'

it('reads the five references that sanitisers and browsers write, and leaves all others as they are', () => {
  expect(unescapeHtml('&lt;a title=&quot;x&quot;&gt; &amp;amp; a&nbsp;b &copy; & &amp')).toBe('<a title="x"> &amp; a\u00a0b &copy; & &amp')
})
