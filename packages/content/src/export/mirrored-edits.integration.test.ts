import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { stableJson } from '../records/canonical.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Store } from '../store/open-store.ts'
import { readStore } from '../store/read-store.ts'
import { temporaryPostgres } from '../testing/postgres.ts'
import { filledStore } from '../testing/store.ts'
import { type ContentMirror, mirrorContent } from './content-mirror.ts'
import { exportSnapshot } from './export-snapshot.ts'
import { hiddenBecause, markedHidden } from './visibility.ts'

/** Records of the fixture, and one that is not there until an edit makes it. */
const records = [
  ['pages', 'home', 'title'],
  ['pages', 'ask', 'title'],
  ['pages', 'new', 'title'],
  ['posts', 'flood-insurance', 'headline'],
  ['categories', 'home', 'name'],
  ['staff', 'ana', 'title'],
  ['products', 'everyday-checking-en', 'name'],
  ['alerts', 'storm', 'description'],
  ['faq-categories', 'cards', 'name'],
  ['blocks', 'words', 'Audience_json'],
  ['blocks', 'columns', 'Audience_json'],
] as const

const picture = (red: number) => sharp({ create: { width: 30 + red, height: 20, channels: 3, background: { r: red, g: 60, b: 90 } } })

const someRecord = fc.constantFrom(...records)
const word = fc.constantFrom('', '<p>Dawn</p>', '[{"audience":', 'Noon', 'Dusk')
const language = fc.constantFrom('en', 'es')
const some = fc.boolean()

type Edit = (store: Store) => Promise<unknown>

const edits: fc.Arbitrary<{ readonly name: string; readonly edit: Edit }> = fc.oneof(
  fc.tuple(someRecord, word, language, some, some).map(([[collection, id, field], text, locale, draft, published]) => ({
    name: `${collection} ${id}: ${field} in ${locale} becomes "${text}" ${draft ? 'as a draft' : ''} ${published ? 'published' : 'not published'}`,
    edit: ({ payload }: Store) =>
      payload.update({ collection, id, locale, draft, data: { [field]: text, _status: published ? 'published' : 'draft' } }),
  })),
  fc.tuple(someRecord, fc.constantFrom('approved', 'deleted', 'archived'), some, some).map(([[collection, id], flag, value, draft]) => ({
    name: `${collection} ${id}: ${flag} becomes ${value} ${draft ? 'as a draft' : ''}`,
    edit: ({ payload }: Store) => payload.update({ collection, id, locale: 'en', draft, data: { [flag]: value } }),
  })),
  fc.tuple(some, some, fc.constantFrom('/new/', '/')).map(([draft, isApproved, uri]) => ({
    name: `pages new is made at ${uri} ${draft ? 'as a draft' : ''} ${isApproved ? 'approved' : ''}`,
    edit: ({ payload }: Store) =>
      payload.create({
        collection: 'pages',
        locale: 'en',
        draft,
        data: { id: 'new', uri, title: 'New', approved: isApproved, blocks: [{ block: 'words' }], _status: draft ? 'draft' : 'published' },
      }),
  })),
  someRecord.map(([collection, id]) => ({
    name: `${collection} ${id} is removed`,
    edit: ({ payload }: Store) => payload.delete({ collection, id }),
  })),
  someRecord.map(([collection, id]) => ({
    name: `${collection} ${id}: the oldest version is restored`,
    edit: async ({ payload }: Store) => {
      const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } }, sort: 'createdAt', limit: 1 })
      return payload.restoreVersion({ collection, id: String(docs[0]?.id) })
    },
  })),
  fc
    .tuple(fc.constantFrom('home', 'ask'), fc.shuffledSubarray(['words', 'ask', 'columns', 'home-banner']), some)
    .map(([id, blocks, draft]) => ({
      name: `pages ${id}: blocks become ${blocks.join(', ')} ${draft ? 'as a draft' : ''}`,
      edit: ({ payload }: Store) =>
        payload.update({
          collection: 'pages',
          id,
          locale: 'en',
          draft,
          data: { blocks: blocks.map((block) => ({ id: randomUUID(), block })), ...(draft && { _status: 'draft' }) },
        }),
    })),
  fc.constantFrom('[]', '[{"title": "Home", "url": "/"}]', '[{').map((json) => ({
    name: `menus primary becomes ${json}, past all checks`,
    edit: ({ payload }: Store) => payload.db.updateOne({ collection: 'menus', id: 'primary', data: { pages_json: json } }),
  })),
  fc.constantFrom('/fine/', '~^(a+)+$~').map((urls) => ({
    name: `alerts storm: urls becomes "${urls}", past all checks`,
    edit: ({ payload }: Store) => payload.db.updateOne({ collection: 'alerts', id: 'storm', data: { urls } }),
  })),
  fc.tuple(word, language).map(([siteTitle, locale]) => ({
    name: `settings: siteTitle in ${locale} becomes "${siteTitle}"`,
    edit: ({ payload }: Store) => payload.updateGlobal({ slug: 'settings', locale, data: { siteTitle } }),
  })),
  fc.tuple(word, language).map(([alt, locale]) => ({
    name: `media gulf-dawn: alt in ${locale} becomes "${alt}"`,
    edit: ({ payload }: Store) => payload.update({ collection: 'media', id: 'gulf-dawn', locale, data: { alt } }),
  })),
  fc.nat(50).map((red) => ({
    name: `media bayou gets another file, ${red}`,
    edit: async ({ payload }: Store) => {
      const data = await picture(red).webp().toBuffer()
      const file = { data, name: 'bayou.webp', mimetype: 'image/webp', size: data.length }
      return payload.update({ collection: 'media', id: 'bayou', locale: 'en', data: {}, file, overwriteExistingFiles: true })
    },
  })),
  fc.nat(50).map((red) => ({
    name: `the file of media portrait-a is another one, ${red}`,
    edit: async ({ dataDir }: Store) => writeFile(join(dataDir, 'media/portrait-a.png'), await picture(red).png().toBuffer()),
  })),
  fc.constant({
    name: 'the file of media portrait-a is gone',
    edit: ({ dataDir }: Store) => rm(join(dataDir, 'media/portrait-a.png'), { force: true }),
  }),
)

/** What a snapshot is made of: its bytes and warnings, or why there is none. */
const outcome = (made: Promise<{ readonly hash: string; readonly warnings: readonly string[] }>): Promise<unknown> =>
  made.then(
    ({ hash, warnings }) => ({ hash, warnings }),
    (error: unknown) => String(error),
  )

const recordsOf = ({ settings, records: lists, blocks, media }: Snapshot): ReadonlyMap<string, object> =>
  new Map<string, object>([
    ['settings', settings],
    ...Object.entries({ ...lists, blocks, media }).flatMap(([slug, list]) =>
      (list as readonly { readonly id: string }[]).map((record) => [`${slug}/${record.id}`, record] as const),
    ),
  ])

const expectSharing = (before: Snapshot, after: Snapshot): void => {
  const known = recordsOf(before)
  for (const [key, record] of recordsOf(after)) {
    const earlier = known.get(key)
    if (earlier && stableJson(earlier) === stableJson(record)) expect(record, key).toBe(earlier)
  }
}

/** Whether a record was on the site and its newest version is the one that took it off. */
const wasTakenOff = async ({ payload }: Store, collection: string, id: string): Promise<boolean> => {
  const [own, newest] = await Promise.all([false, true].map((draft) => payload.findByID({ collection, id, draft, depth: 0 })))
  if (own?.['_status'] !== 'draft' || own['updatedAt'] !== newest?.['updatedAt']) return false
  const where = { parent: { equals: id }, 'version._status': { equals: 'published' } }
  return (await payload.countVersions({ collection, where })).totalDocs > 0
}

const expectNewestDrafts = async (store: Store, mirrored: ContentMirror): Promise<void> => {
  const { snapshot, problems } = await mirrored.withDrafts()
  if (problems.length > 0) return
  const shown = recordsOf(snapshot)
  const stored = await readStore(store, { version: 'published' })
  const onSite = new Set(stored.filter((each) => hiddenBecause(each) === undefined).map(({ slug, id }) => `${slug}/${id}`))
  for (const { slug, id, content, published } of await readStore(store, { version: 'latest' })) {
    // A draft that takes its record off the site is shown without it; any other is shown as if it were approved.
    const hidden = markedHidden(slug, content)
    const isGone = hidden !== undefined && (hidden !== 'is not approved' || onSite.has(`${slug}/${id}`))
    if (slug === 'media' || published) continue
    const isOff = isGone || (await wasTakenOff(store, slug, id))
    expect(shown.get(`${slug}/${id}`), id).toEqual(isOff ? undefined : { ...content, approved: true })
  }
}

// Every edit is followed by an export from nothing.
const timeout = 600_000

it.each([
  ['sqlite', 3],
  ['postgres', 1],
] as const)(
  'what is mirrored on %s, after any edits, is what a new export makes of the store',
  async (kind, runs) => {
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 10, maxLength: 10 }), async (sequence) => {
        const store = await filledStore(kind === 'postgres' ? await temporaryPostgres() : undefined)
        const mirrored = mirrorContent(store)
        await mirrored.refresh()
        let last: Snapshot | undefined = (await mirrored.snapshot()).snapshot
        for (const { name, edit } of sequence) {
          // An edit that the store refuses changes nothing.
          await edit(store).catch(() => undefined)
          await mirrored.refresh()
          const fresh = outcome(exportSnapshot(store, store.dataDir))
          expect(await outcome(mirrored.snapshot()), name).toEqual(await fresh)
          const after = await mirrored.snapshot().catch(() => undefined)
          if (after) {
            // Of a record that was edited and edited back while snapshots were refused, an older one has another object.
            if (last) expectSharing(last, after.snapshot)
            expect(mirrored.alerts(), name).toEqual(after.snapshot.records.alerts)
          }
          last = after?.snapshot
          await expectNewestDrafts(store, mirrored)
          expect(await mirrored.refresh(), `nothing new after: ${name}`).toBe(false)
        }
      }),
      { numRuns: runs },
    )
  },
  timeout,
)
