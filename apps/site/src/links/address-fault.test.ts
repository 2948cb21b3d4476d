import { expect, it } from 'vitest'
import { addressFault } from './address-fault.ts'

it.each([
  ['/about/', 'leads to no published page'],
  ['/about', 'leads to no published page'],
  ['/about/?x=1#zz', 'leads to no published page'],
  ['https://www.gulfpines.example/about/', 'leads to no published page'],
  ['/media/none.webp', 'names no file of the site'],
  ['/media/%E0%A4%A', 'names no file of the site'],
  ['/forms/fees.pdf#page=2', 'names no file of the site'],
  ['#zz', 'leads to no place on the page that it stands on'],
  ['tel:none', 'calls nobody'],
  ['TEL:', 'calls nobody'],
  ['mailto:help', 'is no mail address'],
  ['http://localhost/', 'leads to no website that visitors reach'],
  ['https://user:pw@example.com/', 'is an address with a name or a password; write it without what stands before the @'],
  ['href=""', 'leads nowhere; write where to, or take the link out'],
  ['href=" "', 'leads nowhere; write where to, or take the link out'],
  ['javascript:alert(1)', 'is an address of a kind that the site does not link to'],
  ['ftp://files.example/a.pdf', 'is an address of a kind that the site does not link to'],
])('says of %s that it %s', (address, fault) => {
  expect(addressFault(address)).toBe(fault)
})

it.each(['about/', 'www.gulfpines.example', '?x=1', 'https://', 'https:///x', '//evil.example/x'])('says how to write %s', (address) => {
  expect(addressFault(address)).toMatch(/^is no whole address; write a path such as \/contact\//)
})

it('says of a page that is there that the place is missing', () => {
  expect(addressFault('/about/#zz', true)).toBe('leads to no place on that page')
})
