import { buildConfig } from 'payload'
import { closureLogCollection } from './closure-log-collection.ts'
import { recordCollections } from './collections.ts'
import { databaseAdapter } from './database.ts'
import { editorsCollection } from './editors-collection.ts'
import { importsCollection } from './imports-collection.ts'
import { mediaCollection } from './media-collection.ts'
import { withNamedLanguage } from './named-language.ts'
import { settingsGlobal } from './settings-global.ts'

export type StoreOptions = {
  /** Absolute. */
  readonly dataDir: string
  /** `file:…` for SQLite, `postgres://…` for PostgreSQL. */
  readonly databaseUrl: string
  readonly secret: string
  /** The only hosts that log-ins and applications may be sent to. */
  readonly bankingHosts: readonly string[]
  /** What the store says on the console. */
  readonly logLevel: 'warn' | 'error' | 'silent'
  /** Where new migrations are written; only the command that makes them needs it. */
  readonly migrationDir?: string
}

/**
 * The content store, from explicit options: the admin, the importer and the exporter all open the same one. It gets no picture
 * library on purpose: with one, it would encode every WebP anew and lose quality; renditions are the build's business.
 */
export const storeConfig = ({ dataDir, databaseUrl, secret, bankingHosts, logLevel, migrationDir }: StoreOptions) =>
  buildConfig({
    secret,
    db: databaseAdapter(databaseUrl, migrationDir),
    // With a fallback, the second save of a draft would write English into the Spanish fields.
    localization: {
      locales: [
        { code: 'en', label: 'English' },
        { code: 'es', label: 'Español' },
      ],
      defaultLocale: 'en',
      fallback: false,
    },
    collections: [...recordCollections, mediaCollection(dataDir), editorsCollection, importsCollection, closureLogCollection].map(
      withNamedLanguage,
    ),
    globals: [withNamedLanguage(settingsGlobal(bankingHosts))],
    admin: {
      user: editorsCollection.slug,
      avatar: 'default',
      meta: { titleSuffix: ' | Content' },
    },
    graphQL: { disable: true },
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: logLevel } },
  })
