import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stableJson } from '@bank/content/records/canonical.ts'
import type { Problem } from '@bank/content/records/problem.ts'
import { asSnapshot, type LoadedSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { loadedSnapshot } from '@bank/content/snapshot/snapshot-bytes.ts'
import { collectDaily } from '@bank/releases/collect/collect.ts'
import type { Retention } from '@bank/releases/collect/retention.ts'
import { readHistory } from '@bank/releases/history/history.ts'
import { type Entry, storedBlob } from '@bank/releases/manifest/blob.ts'
import { jsonEntry } from '@bank/releases/manifest/json-entry.ts'
import type { Manifest, Pointer } from '@bank/releases/manifest/manifest.ts'
import { changeRelease } from '@bank/releases/publish/change-release.ts'
import { missingEntries, removeDamaged, storedHashes } from '@bank/releases/publish/missing.ts'
import { type Draft, publish } from '@bank/releases/publish/publish.ts'
import { storeAhead } from '@bank/releases/publish/store-ahead.ts'
import { HeldError } from '@bank/releases/publish/switch-pointer.ts'
import { readBlob } from '@bank/releases/read/read-blob.ts'
import { type ReadJson, readJson } from '@bank/releases/read/read-json.ts'
import { readPointer, readRelease, unlessDamaged } from '@bank/releases/read/read-release.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import { linkContext } from '../links/link-context.ts'
import { publishedFiles } from '../page-data/published-files.ts'
import { compiledRenderer } from '../renderer/open-renderer.ts'
import { aheadOfPages, isAheadOfPages } from './ahead-of-pages.ts'
import { alertsDealtWith, withChanges } from './alerts-over-held.ts'
import type { PageSizes } from './checks/budgets.ts'
import { refuseOtherHosts } from './checks/refuse-other-hosts.ts'
import { alertsAhead } from './facts/alert-links.ts'
import { addressOf } from './facts/built-site.ts'
import { type PageWithFacts, sitePolicies } from './files/content-policy.ts'
import { codeFingerprint, siteFingerprint } from './fingerprint.ts'
import { type KnownSite, nothingKnown, onlyStored, readKnownSite, writeKnownSite } from './known-site.ts'
import type { Preview } from './preview/preview-of.ts'
import { type Difference, type SitePreviews, sitePreviews } from './preview/site-previews.ts'
import { type Progress, type SiteBuilder, siteBuilder } from './site-builder.ts'
import { yearOfBuild } from './year-of-build.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

export type PublisherOptions = {
  readonly dataDir: string
  readonly siteUrl: string | undefined
  readonly imageDomain?: string | undefined
  /** The only hosts that log-ins and applications may be sent to. */
  readonly bankingHosts: readonly string[]
  readonly liveRefreshFlag?: string | undefined
  /** Forms use reCAPTCHA, which the policy must let in. */
  readonly usesRecaptcha?: boolean
  readonly contentDir: string
  /** How long releases are kept. */
  readonly retention: Retention
  readonly clock: () => Date
  readonly log: (line: string) => void
}

/** The release that has new alerts, if there are any and a release to add them to, and what is wrong with those that stay as they were. */
export type PublishedAlerts = { readonly id?: string; readonly problems: readonly Problem[] }

/** A release, how many pages it has, and how many were rendered for it: none when it was in force already. */
export type Published = { readonly id: string; readonly pages: number; readonly rendered: number; readonly sizes: readonly PageSizes[] }

type Alerts = Snapshot['records']['alerts']

export type PublishOptions = {
  /** A held release is replaced. */
  readonly replacesHeld?: boolean
  /** Told how many pages of those to render are done. */
  readonly progress?: Progress
  /** The content holds what was done until then. */
  readonly asOf?: string | undefined
  /** The release that was in force before the content was read: alerts that were put in force since are kept. */
  readonly readAfter?: string | undefined
}

/**
 * Publishes content with the code of this checkout. What it made before, in this process or an earlier one, is made again only where the content that it
 * read has changed. One call at a time; whatever fails, the release in force stays.
 */
export const openSitePublisher = async (options: PublisherOptions) => {
  const { dataDir, contentDir, imageDomain, bankingHosts, liveRefreshFlag, usesRecaptcha = false, clock, log } = options
  const store = folderStore(join(dataDir, 'releases'))
  const filesDir = join(contentDir, 'files')
  const knownFile = join(dataDir, 'publisher/known-site')
  const codeHash = await codeFingerprint(repository)
  const codeOf = (year: number): Promise<string> =>
    siteFingerprint({
      code: codeHash,
      folders: [filesDir],
      values: [
        options.siteUrl ?? '',
        imageDomain ?? '',
        bankingHosts.join(),
        liveRefreshFlag ?? '',
        usesRecaptcha ? 'recaptcha' : '',
        // Footers show the year of the build.
        String(year),
      ],
    })
  let buildYear = yearOfBuild(clock())
  let code = await codeOf(buildYear)

  const openBuilder = async (makesAll: boolean): Promise<SiteBuilder> =>
    siteBuilder({
      renderer: await compiledRenderer(join(repository, '.build/renderers'), codeHash, log),
      code,
      options: { siteUrl: options.siteUrl, imageDomain, buildYear, liveRefreshFlag, files: await publishedFiles(contentDir) },
      filesDir,
      pictures: { mediaDir: join(dataDir, 'media'), cacheDir: join(repository, '.cache/media') },
      compressedDir: join(repository, '.cache/compressed'),
      imageDomain,
      usesRecaptcha,
      bankingHosts,
      readStored: (entry) => readBlob(store, storedBlob(entry)),
      log,
      makesAll,
    })
  let opened: Promise<SiteBuilder> | undefined
  let previews: Promise<SitePreviews> | undefined
  const builder = (makesAll = false): Promise<SiteBuilder> => {
    opened ??= openBuilder(makesAll)
    return opened
  }

  /** The content of the release in force, as it was read last. */
  let released: ReadJson | undefined
  let known: KnownSite | undefined
  let publishing: Promise<unknown> = Promise.resolve()
  /** What the file of the next process holds of it. */
  let kept: KnownSite | undefined
  /** The alerts that are dealt with while a release is held, by the serial of the switch that put in force what is. */
  let dealtWith: { readonly serial: number; readonly alerts: Alerts | undefined } | undefined
  /** The release in force that is known to be whole, and the hash of its manifest. */
  let whole: { readonly hash: string; readonly manifest: Manifest } | undefined

  /** Makes all anew in another year: a publisher runs for months. */
  const followYear = async (): Promise<void> => {
    const year = yearOfBuild(clock())
    if (year === buildYear) return
    const codeOfYear = await codeOf(year)
    await (await opened)?.close()
    opened = previews = known = kept = undefined
    buildYear = year
    code = codeOfYear
  }

  /** The release in force; nothing when there is none, or when it lacks anything. */
  const wholeRelease = async (): Promise<Manifest | undefined> => {
    const pointer = await unlessDamaged(readPointer(store))
    if (pointer && pointer.manifest === whole?.hash) return whole.manifest
    const manifest = pointer && (await unlessDamaged(readRelease(store, pointer)))?.manifest
    const isWhole = manifest && (await missingEntries(store, manifest)).length === 0
    whole = isWhole ? { hash: pointer.manifest, manifest } : undefined
    return whole?.manifest
  }

  /** The content that calls answer from in a release. */
  const contentOf = async (manifest: Manifest): Promise<Snapshot> => {
    released = await readJson(store, manifest.content, released?.pieces)
    return asSnapshot(released.value, manifest.snapshot)
  }

  const alertsOf = async (pointer: Pointer): Promise<Alerts | undefined> => {
    const manifest = (await unlessDamaged(readRelease(store, pointer)))?.manifest
    const content = manifest && (await unlessDamaged(readJson(store, manifest.content, released?.pieces)))
    return content && asSnapshot(content.value, manifest.snapshot).records.alerts
  }

  /** The alerts that may be put in force over those of the release in force: where somebody has switched to it, what was approved or taken off since. */
  const alertsOver = async (inForce: Alerts, wanted: Alerts): Promise<Alerts> => {
    const pointer = await unlessDamaged(readPointer(store))
    if (!pointer?.held) return wanted
    if (dealtWith?.serial !== pointer.serial)
      dealtWith = { serial: pointer.serial, alerts: await alertsDealtWith(await readHistory(store), alertsOf) }
    return dealtWith.alerts ? withChanges(inForce, { from: dealtWith.alerts, to: wanted }) : wanted
  }

  /** The policies of the release in force, whole or not; nothing before the first. */
  const policiesInForce = async (): Promise<Pick<Manifest, 'policy' | 'calculatorPolicy'> | undefined> => {
    const pointer = await unlessDamaged(readPointer(store))
    return pointer && (await unlessDamaged(readRelease(store, pointer)))?.manifest
  }

  /** Takes a release that was just published for whole, unless another one is in force by now. */
  const trust = async (manifest: Manifest): Promise<void> => {
    const pointer = await readPointer(store)
    whole = pointer?.id === manifest.id ? { hash: pointer.manifest, manifest } : undefined
  }

  /** What need not be made again: what is known, as far as its bytes are stored. */
  const whatIsKnown = async (trustsStore: boolean): Promise<KnownSite> => {
    if (known && trustsStore) return known
    const isStored = await storedHashes(store)
    return onlyStored(known ?? (await readKnownSite(knownFile, code)), (entry: Entry) => isStored(storedBlob(entry)))
  }

  const previewer = (): Promise<SitePreviews> => {
    const policiesFor = async (page: PageWithFacts) =>
      (await policiesInForce()) ?? sitePolicies({ pages: [page] }, { imageDomain, usesRecaptcha, bankingHosts })
    const madeEarlier = () => readKnownSite(knownFile, code)
    previews ??= builder().then((site) => sitePreviews(site, { policiesFor, made: () => known, madeEarlier, publishing: () => publishing }))
    return previews
  }

  /** A draft with the alerts that were put in force while its pages were rendered: they stay, and their pages follow. */
  const withAlertsInForce = async ({ snapshot }: LoadedSnapshot, draft: Draft, inForce: Manifest | undefined): Promise<Draft> => {
    if (!inForce || !isAheadOfPages(inForce)) return draft
    const { alerts } = (await contentOf(inForce)).records
    if (stableJson(alerts) === stableJson(snapshot.records.alerts)) return draft
    const { hash, snapshot: content } = loadedSnapshot({ ...snapshot, records: { ...snapshot.records, alerts } })
    const entry = await jsonEntry(content, inForce.content)
    return { ...draft, snapshot: hash, code: aheadOfPages(draft.code), content: entry.entry, added: [...draft.added, entry] }
  }

  const publishContent = async (
    content: LoadedSnapshot,
    { replacesHeld = false, progress, asOf, readAfter }: PublishOptions,
  ): Promise<Published> => {
    refuseOtherHosts(content, bankingHosts)
    await followYear()
    const pointer = await unlessDamaged(readPointer(store))
    // Rendering would be in vain.
    if (pointer?.held && !replacesHeld) throw new HeldError(pointer.id)
    const trustsLast = whole !== undefined
    const last = await wholeRelease()
    if (last?.snapshot === content.hash && last.code === code && !pointer?.held)
      return { id: last.id, pages: countPages(last), rendered: 0, sizes: [] }
    // Nothing is known of what other code made.
    const { build } = await builder(!last?.code.startsWith(code))
    const before = await whatIsKnown(trustsLast && last !== undefined)
    const ahead = storeAhead(store)
    const putInForce = async () => {
      const site = await build(content, before, { last, ahead, progress })
      await ahead.ended()
      const compose = (inForce: Manifest | undefined) =>
        inForce?.id === (readAfter ?? last?.id) ? site.draft : withAlertsInForce(content, site.draft, inForce)
      const held = replacesHeld ? 'replace' : undefined
      return { site, manifest: await publish(store, compose, { now: clock(), trustsLast: last !== undefined, held, asOf }) }
    }
    const { site, manifest } = await putInForce().catch(async (error: unknown) => {
      await ahead.discard().catch(() => undefined)
      throw error
    })
    await trust(manifest)
    known = site.known
    await collectDaily(store, { now: clock(), retention: options.retention }).catch((error: unknown) =>
      log(`  Old releases were not removed: ${error instanceof Error ? error.message : error}`),
    )
    return { id: manifest.id, pages: site.known.pages.size, rendered: site.rendered, sizes: site.sizes }
  }

  return {
    store,
    /** The release in force, whole or not; nothing before the first. */
    inForce: async (): Promise<string | undefined> => (await unlessDamaged(readPointer(store)))?.id,
    /** Compiles and loads the code, which otherwise waits for the first content. */
    prepare: async (): Promise<void> => void (await builder()),
    /**
     * Puts content in force. Throws a `ContentError` or `BuildError` with everything that is wrong with it, and a `HeldError` when the release in force
     * is held and this is not to replace it.
     */
    publish: (content: LoadedSnapshot, options: PublishOptions = {}): Promise<Published> => {
      const published = publishContent(content, options).catch((error: unknown) => {
        // Whatever broke, the next publish looks at the store itself.
        if (!(error instanceof HeldError)) whole = undefined
        throw error
      })
      publishing = published.catch(() => undefined)
      return published
    },
    /**
     * Addresses at which the release in force differs from content that is made anew as a whole, or is damaged in the store; none when all is as it
     * should be. The next publish mends what is damaged.
     */
    verify: async (content: LoadedSnapshot): Promise<readonly string[]> => {
      await followYear()
      const inForce = await wholeRelease()
      const damaged = inForce ? await store.exclusively(() => removeDamaged(store, inForce)) : []
      if (damaged.length > 0) whole = undefined
      const { files } = (await (await builder()).build(content, nothingKnown)).draft
      const before = inForce?.files ?? {}
      const differing = [...Object.keys(files), ...Object.keys(before)].filter((address) => files[address]?.hash !== before[address]?.hash)
      return [...new Set([...damaged, ...differing])]
    },
    /** Keeps what is known for the next process, unless that was done. May be called during a publish. */
    keep: async (): Promise<void> => {
      const now = known
      if (!now || now === kept) return
      await writeKnownSite(knownFile, code, now)
      kept = now
    },
    /** Content that need not be published, drafts among it, as a site; throws a `BuildError` where it concerns all pages. */
    preview: async (snapshot: Snapshot): Promise<Preview> => (await previewer()).preview(snapshot),
    /** What publishing content would refuse, and what was published `before` it not, of all pages or but of some; throws a `BuildError` where it concerns all pages. */
    difference: async (before: Snapshot, after: Snapshot, isWhole?: boolean): Promise<Difference> =>
      (await previewer()).difference(before, after, isWhole),
    /**
     * Puts alerts in force for calls, beside the pages as they are; pages with them follow by `publish`. One that leads to a page that is not published
     * stays as it was. Over a release that somebody switched to go those alone that were approved or taken off since.
     */
    publishAlerts: async (wanted: Alerts): Promise<PublishedAlerts> => {
      const ahead = async (release: Manifest) => {
        const before = await contentOf(release)
        const addresses = Object.keys(release.files).map((address) => addressOf(address.slice(1)))
        const context = linkContext(addresses, options.siteUrl ?? before.settings.siteUrl ?? '', before.settings)
        const now = await alertsOver(before.records.alerts, wanted)
        return { before, ...alertsAhead(now, before.records.alerts, context, before.media) }
      }
      const last = await wholeRelease()
      // Most publishes change no alert: their links need not be looked up.
      if (!last || stableJson((await contentOf(last)).records.alerts) === stableJson(wanted)) return { problems: [] }
      const { before, alerts, problems } = await ahead(last)
      if (stableJson(before.records.alerts) === stableJson(alerts)) return { problems }
      // Another process may have published since: what this one adds to is the release in force while nobody else publishes.
      const compose = async (inForce: Manifest | undefined): Promise<Draft> => {
        if (!inForce) throw new Error('The release in force was damaged while alerts were published. Publish again.')
        const { before, alerts } = await ahead(inForce)
        const { hash, snapshot } = loadedSnapshot({ ...before, records: { ...before.records, alerts } })
        return changeRelease(inForce, {
          snapshot: hash,
          code: aheadOfPages(inForce.code),
          content: await jsonEntry(snapshot, inForce.content),
        })
      }
      const manifest = await publish(store, compose, { now: clock(), trustsLast: true, held: 'change' })
      await trust(manifest)
      return { id: manifest.id, problems }
    },
    close: async (): Promise<void> => {
      await (await opened)?.close()
    },
  }
}

const countPages = ({ files }: Manifest): number => Object.keys(files).filter((address) => address.endsWith('.html')).length

export type SitePublisher = Awaited<ReturnType<typeof openSitePublisher>>
