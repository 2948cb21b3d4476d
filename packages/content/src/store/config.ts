import { buildConfig, type Endpoint } from 'payload'
import { en } from 'payload/i18n/en'
import { es } from 'payload/i18n/es'
import { previewLinksCollection } from '../preview/preview-links-collection.ts'
import { sendNews } from '../reviews/news/send-news.ts'
import { checkedBy, type RecordCheck } from '../reviews/record-check.ts'
import { reviewsCollection } from '../reviews/reviews-collection.ts'
import { workflowEndpoints } from '../reviews/workflow-endpoints.ts'
import { publishLater } from '../schedule/publish-later.ts'
import { editorsCollection, editorsSlug } from './accounts/editors-collection.ts'
import { factorsCollection } from './accounts/second-factor/factors-collection.ts'
import { adminComponents, livePreview } from './collections/admin-parts.ts'
import { closureLogCollection } from './collections/closure-log-collection.ts'
import { recordCollections } from './collections/content-collections.ts'
import { importsCollection } from './collections/imports-collection.ts'
import { settingsGlobal } from './collections/settings-global.ts'
import { databaseAdapter } from './database/database-adapter.ts'
import { settingsKey } from './declaration.ts'
import { withNamedLanguage } from './fields/named-language.ts'
import { historyCollection } from './history/history-collection.ts'
import { withoutEmptyVersions } from './history/without-empty-versions.ts'
import { withGlobalLabels, withLabels } from './labels/labels.ts'
import { type StoreMailSettings, storeMailer } from './mail/store-mailer.ts'
import { mediaCollection } from './pictures/media-collection.ts'
import { withBulkRefusals, withRefusalsOnce } from './refusals/bulk-refusals.ts'
import { refuseInLanguage } from './refusals/refusal-words.ts'
import { withGuards } from './requests/guard-endpoints.ts'
import { knownAddress } from './requests/known-address.ts'
import { knownCollections, withoutMigrationCalls } from './requests/known-collections.ts'
import { withObjectBody } from './requests/object-body.ts'
import { withOwnLocks } from './requests/own-locks.ts'
import { ownOrigin } from './requests/own-origin.ts'
import { ownPreferences, withPreferenceBodies } from './requests/own-preferences.ts'
import { pictureFile } from './requests/picture-file.ts'
import { readableBody } from './requests/readable-body.ts'
import { readableForm } from './requests/readable-form.ts'
import { readableQuery } from './requests/readable-query.ts'
import { readableWhere } from './requests/readable-where.ts'
import { refuseUnreadable } from './requests/unreadable-address.ts'
import { nobody } from './rights/access.ts'
import { adminTexts } from './texts/admin-texts.ts'

/** What is asked of each call, in this order. */
const guards = [ownOrigin, knownAddress, readableBody, readableForm, readableQuery, readableWhere, pictureFile, ownPreferences]

export type StoreOptions = {
  /** Absolute. */
  readonly dataDir: string
  /** `file:…` for SQLite, `postgres://…` for PostgreSQL. */
  readonly databaseUrl: string
  readonly secret: string
  /** The only hosts that log-ins and applications may be sent to. */
  readonly bankingHosts: readonly string[]
  /** The address of the admin, if it has one of its own, and the origins whose pages may act for an editor who is signed in. */
  readonly admin?: {
    readonly url: string | undefined
    readonly origins: readonly string[]
    /** Whether approvers, leads readers and administrators need a second factor. */
    readonly isFactorRequired?: boolean
  }
  /** How mails of the store leave. Absent: there are none. */
  readonly mail?: StoreMailSettings | undefined
  /** Looks at a record before it is published or leaves the site. Absent: both happen as they are asked for. */
  readonly recordCheck?: RecordCheck
  /** Calls of the admin besides the store's own. */
  readonly endpoints?: readonly Endpoint[]
  /** What the store says on the console. */
  readonly logLevel: 'warn' | 'error' | 'silent'
  /** Where new migrations are written; only the command that makes them needs it. */
  readonly migrationDir?: string
}

/**
 * The content store, from explicit options: the admin, the importer and the exporter all open the same one. It gets no picture
 * library on purpose: with one, it would encode every WebP anew and lose quality; renditions are the build's business.
 */
export const storeConfig = async ({
  dataDir,
  databaseUrl,
  secret,
  bankingHosts,
  admin,
  mail,
  recordCheck,
  endpoints = [],
  logLevel,
  migrationDir,
}: StoreOptions) => {
  const origin = admin?.url ?? admin?.origins[0] ?? ''
  const isFactorRequired = admin?.isFactorRequired === true
  return buildConfig({
    secret,
    ...(admin?.url && { serverURL: admin.url }),
    csrf: [...(admin?.origins ?? [])],
    db: withoutEmptyVersions(await databaseAdapter(databaseUrl, migrationDir)),
    email: storeMailer(mail),
    // With a fallback, the second save of a draft would write English into the Spanish fields.
    localization: {
      locales: [
        // By their own names: beside a field the admin shows the code of a language that has a name in each of the admin's.
        { code: 'en', label: 'English' },
        { code: 'es', label: 'Español' },
      ],
      defaultLocale: 'en',
      fallback: false,
    },
    collections: [
      ...recordCollections,
      mediaCollection(dataDir),
      editorsCollection({ origin, isFactorRequired }),
      factorsCollection,
      importsCollection,
      closureLogCollection,
      historyCollection,
      reviewsCollection,
      previewLinksCollection,
      // People choose the ids of records, and they stay: a copy would have none.
    ].map((each) => ({ ...withLabels(withBulkRefusals(withObjectBody(withNamedLanguage(each)))), disableDuplicate: true })),
    globals: [withGlobalLabels(withObjectBody(withNamedLanguage(settingsGlobal(bankingHosts))))],
    endpoints: [...workflowEndpoints(isFactorRequired), ...endpoints],
    jobs: {
      tasks: [publishLater, sendNews(origin)],
      // Planned through the workflow's own calls, and carried out by the publisher.
      access: { run: () => false, queue: () => false, cancel: () => false },
      jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
        ...defaultJobsCollection,
        access: { read: nobody, create: nobody, update: nobody, delete: nobody },
      }),
    },
    admin: {
      user: editorsSlug,
      avatar: 'default',
      // As each language of the admin writes dates.
      dateFormat: 'PPp',
      meta: { titleSuffix: '| CMS' },
      livePreview: livePreview(
        recordCollections.map(({ slug }) => slug),
        [settingsKey],
      ),
      components: adminComponents,
    },
    i18n: { supportedLanguages: { en, es }, fallbackLanguage: 'en', translations: adminTexts },
    hooks: { afterError: [refuseUnreadable, refuseInLanguage] },
    onInit: knownCollections,
    custom: checkedBy(recordCheck),
    graphQL: { disable: true },
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: logLevel } },
  })
    .then(withOwnLocks)
    .then(withPreferenceBodies)
    .then(withoutMigrationCalls)
    .then(withRefusalsOnce)
    .then((config) => withGuards(config, guards))
}
