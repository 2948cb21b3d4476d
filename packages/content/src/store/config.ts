import { buildConfig } from 'payload'
import { editorsCollection, editorsSlug } from './accounts/editors-collection.ts'
import { closureLogCollection } from './closure-log-collection.ts'
import { recordCollections } from './collections.ts'
import { databaseAdapter } from './database.ts'
import { historyCollection } from './history/history-collection.ts'
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
  /** The address of the admin, if it has one of its own, and the origins whose pages may act for an editor who is signed in. */
  readonly admin?: { readonly url: string | undefined; readonly origins: readonly string[] }
  /** What the store says on the console. */
  readonly logLevel: 'warn' | 'error' | 'silent'
  /** Where new migrations are written; only the command that makes them needs it. */
  readonly migrationDir?: string
}

/**
 * The content store, from explicit options: the admin, the importer and the exporter all open the same one. It gets no picture
 * library on purpose: with one, it would encode every WebP anew and lose quality; renditions are the build's business.
 */
export const storeConfig = ({ dataDir, databaseUrl, secret, bankingHosts, admin, logLevel, migrationDir }: StoreOptions) =>
  buildConfig({
    secret,
    ...(admin?.url && { serverURL: admin.url }),
    csrf: [...(admin?.origins ?? [])],
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
    collections: [
      ...recordCollections,
      mediaCollection(dataDir),
      editorsCollection({ secureCookies: admin?.url?.startsWith('https:') === true }),
      importsCollection,
      closureLogCollection,
      historyCollection,
    ].map(withNamedLanguage),
    globals: [withNamedLanguage(settingsGlobal(bankingHosts))],
    admin: {
      user: editorsSlug,
      avatar: 'default',
      meta: { titleSuffix: ' | Content' },
    },
    graphQL: { disable: true },
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: logLevel } },
  })
