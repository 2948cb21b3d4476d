import { expect, it } from 'vitest'
import { migrations as postgres } from '../../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../../migrations/sqlite/index.ts'
import { exportSnapshot } from '../../export/export-snapshot.ts'
import { importContent } from '../../import/import-content.ts'
import { plainReport } from '../../import/report.ts'
import { loadSnapshot } from '../../snapshot/load-snapshot.ts'
import { createEditor } from '../../testing/admin-api.ts'
import { fixtureFiles, writeFixture } from '../../testing/content.ts'
import { temporaryFolder } from '../../testing/folder.ts'
import { temporaryPostgres } from '../../testing/postgres.ts'
import { temporaryStore } from '../../testing/store.ts'
import { contentRoles } from '../rights/roles.ts'
import { inStoreTransaction } from '../transactions/in-store-transaction.ts'

type Step = (argument: never) => Promise<void>

const [{ headline: title, ...nameless }] = fixtureFiles['posts.yaml']

// A title that every version of the model has: the post must have one while its newer fields are gone.
const files = { 'posts.yaml': [{ ...nameless, title }] }

it.each([
  ['SQLite', sqlite, async (): Promise<string | undefined> => undefined],
  ['PostgreSQL', postgres, temporaryPostgres],
] as const)(
  'the migrations for %s after the first can be taken back and run again without taking other content along',
  async (_name, migrations, address) => {
    const store = await temporaryStore(await address())
    await importContent(
      store,
      await writeFixture(await temporaryFolder(), files),
      plainReport(() => {}),
    )
    const { id } = await createEditor(store, 'before@bank.example', ['writer'])
    const run = (step: Step) => inStoreTransaction(store, 'write', (_id, db) => step({ db, payload: store.payload } as never))
    const [, ...later] = migrations
    for (const { down } of later.toReversed()) await run(down)
    for (const { up } of later) await run(up)

    // Whoever could do everything with content before there were roles still can.
    expect((await store.payload.findByID({ collection: 'users', id }))['roles']).toEqual(contentRoles)
    await exportSnapshot(store, store.dataDir)
    const { snapshot } = await loadSnapshot(store.dataDir)
    const {
      locationPicture: _picture,
      departments: _departments,
      contactSubject: _subject,
      bankHolidays: _holidays,
      telephoneHours: _hours,
      appointmentTopics: _topics,
      ...settings
    } = fixtureFiles['settings.yaml']
    expect(snapshot.settings).toMatchObject(settings)
    const { photo: _photo, excerpt: _excerpt, ...post } = files['posts.yaml'][0] ?? {}
    expect(snapshot.records.posts).toMatchObject([post])
    const [{ timeZone: _zone, ...location }] = fixtureFiles['locations.yaml']
    expect(snapshot.records.locations).toMatchObject([location])
    expect(snapshot.records.pages).toMatchObject(fixtureFiles['pages.yaml'])
  },
)
