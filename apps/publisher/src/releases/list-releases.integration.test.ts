import { changeRelease } from '@bank/releases/publish/change-release.ts'
import { publish } from '@bank/releases/publish/publish.ts'
import { switchTo } from '@bank/releases/publish/switch-pointer.ts'
import { edition, inForce, temporaryStore } from '@bank/releases/testing/editions.ts'
import { aheadOfPages } from '@bank/site/build/ahead-of-pages.ts'
import { expect, it } from 'vitest'
import { listReleases } from './list-releases.ts'

const minute = (number: number): string => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()

const office = async () => {
  const { store, ...folder } = await temporaryStore()
  /** Pages of an edition that say what was done until a minute, and come in another one. */
  const pages = async (number: number, asOf: number | undefined, at: number, code?: (before: string) => string) => {
    const draft = await edition(number)
    const given = { ...draft, code: code ? code(draft.code) : draft.code }
    const until = asOf === undefined ? undefined : minute(asOf)
    return publish(store, () => given, { now: new Date(minute(at)), trustsLast: false, held: 'replace', asOf: until })
  }
  const alerts = async (at: number) => {
    const { manifest } = await inForce(store)
    const changed = changeRelease(manifest, { code: aheadOfPages(manifest.code) })
    return publish(store, () => changed, { now: new Date(minute(at)), trustsLast: true, held: 'change' })
  }
  const spans = async () =>
    (await listReleases(store)).toReversed().map(({ since, until, isAhead }) => ({ since, until, ...(isAhead && { isAhead }) }))
  return { store, pages, alerts, spans, ...folder }
}

it('leaves what was done while pages were rendered to the release that shows it', async () => {
  await using site = await office()
  await site.pages(1, 0, 1)
  await site.pages(2, 2, 6)
  await site.pages(3, 4, 8)
  expect(await site.spans()).toEqual([
    { since: undefined, until: minute(0) },
    { since: minute(0), until: minute(2) },
    { since: minute(2), until: minute(4) },
  ])
})

it('tells pages that keep alerts which came while they were rendered from alerts alone', async () => {
  await using site = await office()
  await site.pages(1, 0, 1)
  await site.alerts(4)
  await site.pages(2, 2, 6, aheadOfPages)
  await site.pages(3, 4, 8)
  expect(await site.spans()).toEqual([
    { since: undefined, until: minute(0) },
    { since: minute(0), until: minute(4), isAhead: true },
    { since: minute(0), until: minute(2) },
    { since: minute(2), until: minute(4) },
  ])
})

it('goes by the times of switches for releases that do not say until when they tell', async () => {
  await using site = await office()
  const first = await site.pages(1, undefined, 1)
  await site.pages(2, undefined, 3)
  await switchTo(site.store, first.id, new Date(minute(5)))
  await site.pages(3, 7, 8)
  expect(await site.spans()).toEqual([
    { since: undefined, until: minute(1) },
    { since: minute(1), until: minute(3) },
    { since: minute(3), until: minute(1) },
    { since: minute(5), until: minute(7) },
  ])
})

it('leaves what waits behind a held release to the next pages where alerts come over it', async () => {
  await using site = await office()
  const first = await site.pages(1, undefined, 1)
  await site.pages(2, undefined, 3)
  await switchTo(site.store, first.id, new Date(minute(5)))
  await site.alerts(7)
  await site.alerts(8)
  expect((await site.spans()).slice(2)).toEqual([
    { since: minute(3), until: minute(1) },
    { since: minute(5), until: minute(1), isAhead: true },
    { since: minute(7), until: minute(1), isAhead: true },
  ])
})
