import { expect, it } from 'vitest'
import { type KnownPage, type KnownSite, nothingKnown, type Read, stalePages } from './known-site.ts'

const frame: Read = ['en-frame:', 'a']
const alerts: Read = ['es-alerts:/es/one/', 'b']
const logo: Read = ['en-fdic-logo:/en/one/', 'c']
const block: Read = ['en-block:one', 'd']

const knowing = (reads: readonly Read[] | undefined): KnownSite => ({
  ...nothingKnown,
  pages: new Map([['one.html', { reads } as KnownPage]]),
})

it.each([
  ['nothing of', [frame, block], [logo], undefined],
  ['the frame of', [frame, alerts, logo, block], [frame, alerts, logo], 'frame'],
  ['the whole of', [frame, block], [frame, block], 'page'],
  ['the whole of', undefined, [], 'page'],
] as const)('makes anew %s a page that read %j when %j have changed', (_, reads, changed, wanted) => {
  expect(stalePages(knowing(reads), new Set<Read>(changed)).get('one.html')).toBe(wanted)
})
