import { describe, expect, it } from 'vitest'
import { type KnownPage, type KnownSite, nothingKnown, type Read, sharedReads, stalePages } from './known-site.ts'

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

describe('what pages read', () => {
  const reads = new Map([frame, alerts, block].map((read) => [read.join('\0'), read]))

  it('is one object for all pages that read the same', () => {
    const { shared, all } = sharedReads(reads, new Set())
    const [one, other] = [shared({ 'en-block:one': 'd', 'en-block:two': 'e' }), shared({ 'en-block:two': 'e' })]
    expect([one[0] === block, one[1] === other[0], all.size]).toEqual([true, true, 4])
  })

  it('is as before where only some of it was read anew', () => {
    const { renewed, shared, all } = sharedReads(reads, new Set([frame, alerts]))
    const made = renewed([frame, block, alerts], { 'en-frame:': 'z', 'en-fdic-logo:': 'n' })
    expect(made).toEqual([['en-frame:', 'z'], block, alerts, ['en-fdic-logo:', 'n']])
    expect([made[1] === block, made[0] === shared({ 'en-frame:': 'z' })[0]]).toEqual([true, true])
    expect([...all.values()]).toEqual([block, ['en-frame:', 'z'], alerts, ['en-fdic-logo:', 'n']])
  })
})
