import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailAddress } from './EmailAddress.tsx'

it.each([
  ['walter.ladner-price@gulfpines.example', 'walter.ladner-price<wbr/>@gulfpines.example'],
  ['"a@b"@gulfpines.example', '&quot;a@b&quot;<wbr/>@gulfpines.example'],
  ['@nobody', '@nobody'],
  ['no address', 'no address'],
])('%s may break before its @ alone', (address, markup) => {
  expect(renderToStaticMarkup(<EmailAddress of={address} />)).toBe(markup)
})
