import type { BlockContext } from '@bank/blocks/block.ts'
import { embeddedBlock } from '@bank/blocks/content-html/embedded-blocks.ts'
import { type EmbeddedTag, splitEmbeddedTags } from '@bank/blocks/content-html/embedded-tags.ts'
import { detailViews } from '@bank/blocks/details/detail-views.ts'
import { type ImageBase, imageService } from '@bank/blocks/images/image-service.ts'
import { renditionAddress } from '@bank/blocks/images/picture-address.ts'
import { blockViews } from '@bank/blocks/views.ts'
import { type Content, readContent } from '@bank/content/snapshot/read-content.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import type { Text } from '@bank/model/text.ts'
import { defaultAudience } from '@bank/rules/audience/audience.ts'
import { hiddenFrom } from '@bank/rules/audience/gate.ts'
import { lookUpPage, notFoundPage } from '@bank/rules/pages/look-up-page.ts'
import { type Address, addressesOf } from './addresses.ts'
import { pageAlerts } from './alerts.ts'
import { blockContext, type LinkSurroundings, linkResolver, PageError, pictureResolver } from './block-context.ts'
import { type Entry, entriesOf } from './entries.ts'
import { buildFrame } from './frame.ts'
import { buildHead } from './head.ts'
import type { PageBlock, PageData } from './page-data.ts'

export type AssembleOptions = {
  /** Absolute address of the site without a trailing slash; the one of the settings when absent. */
  readonly siteUrl: string | undefined
  readonly buildYear: number
  /** Domain of the image service, when pictures come from one. */
  readonly imageDomain?: string | undefined
  /** Addresses of files that are published beside the pages. */
  readonly files: readonly string[]
}

type StoredRecord = NonNullable<ReturnType<Content['block']>>

type AnyView = { readonly toProps: (record: object, context: BlockContext) => object | undefined }

/** The view of a kind. The registries are complete by their types, but which kind comes is known at run time only. */
const viewOf = (views: object, kind: string): AnyView => {
  const view = (views as Readonly<Record<string, AnyView>>)[kind]
  if (!view) throw new Error(`There is no view for the kind "${kind}"`)
  return view
}

const namedAudiences = ({ records }: Content) =>
  records.audiences.map(({ id, name, utm_campaign }) => ({ id, name: name ?? '', utm_campaign: utm_campaign ?? '' }))

type Shown = Omit<PageBlock, 'hiddenFrom'>

const shown = (record: { readonly id: string; readonly kind: string }, context: BlockContext): readonly Shown[] => {
  const props = viewOf(blockViews, record.kind).toProps(record, context)
  return props ? [{ id: record.id, kind: record.kind, props }] : []
}

/** The block of a tag, as content writes it. An option that no block knows fails the build. */
const placedBy = (
  part: { tag: EmbeddedTag; attributes: Readonly<Record<string, string>>; written: string },
  lang: Text['lang'],
  where: string,
) => {
  try {
    return embeddedBlock(part.tag, part.attributes, lang)
  } catch (error) {
    throw new PageError(`${where}: ${part.written}: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * A block as the page shows it. Content with tags that place other blocks is shown in parts, those blocks between its stretches
 * (FORM-65 to FORM-73).
 */
const withEmbedded = (block: StoredRecord, context: BlockContext, where: string): readonly Shown[] => {
  const { content } = block.kind === 'simpleContent' ? block : {}
  const parts = content ? splitEmbeddedTags(content.text) : []
  if (!content || parts.every((part) => 'html' in part)) return shown(block, context)
  return parts.flatMap((part, index) => {
    const id = index === 0 ? block.id : `${block.id}-${index + 1}`
    if ('html' in part) {
      const stretch = { ...block, id, content: { ...content, text: part.html } }
      return shown(stretch, context)
    }
    return shown({ ...placedBy(part, content.lang, where), id }, context)
  })
}

/** The blocks of a page in order. A gated block carries its audiences; one that is hidden from everybody is left out (D-AUD-3). */
const pageBlocks = (entry: Entry, content: Content, context: BlockContext, at: (name: string) => void): readonly PageBlock[] => {
  if (entry.body.kind !== 'blocks') {
    const props = viewOf(detailViews, entry.body.kind).toProps(entry.body.record, context)
    return props ? [{ id: entry.uri, kind: entry.body.kind, props, hiddenFrom: [] }] : []
  }
  return entry.body.ids.flatMap((id): PageBlock[] => {
    const where = `block "${id}" on ${entry.name}`
    at(where)
    const block = content.block(id)
    // In the other language only: the export has refused the ids that mean no record at all (BLK-03, D-BLK-2).
    if (!block) return []
    const gate = hiddenFrom(block.Audience_json, namedAudiences(content), block.kind === 'banner' ? block.Audience : undefined)
    if (gate === 'everybody') return []
    return withEmbedded(block, context, where).map((part) => ({ ...part, hiddenFrom: gate === 'nobody' ? [] : [...gate].sort() }))
  })
}

/** Turns one address of an entry into the data of its page. */
const assemblePage = (entry: Entry, address: Address, addresses: readonly Address[], content: Content, site: SiteParts): PageData => {
  let where = entry.name
  const link = linkResolver(content, site.surroundings, () => where)
  const leftOut: string[] = []
  const context = blockContext({
    content,
    path: address.path,
    link,
    pages: site.pages[content.language],
    where: () => where,
    images: site.images,
    leaveOut: (tag) => leftOut.push(tag),
  })
  const { settings } = content
  const blocks = pageBlocks(entry, content, context, (name) => {
    where = name
  })
  where = 'menus and settings'
  const isHome = entry.uri === '/'
  const prefixed = addresses.filter(({ path }) => /^\/(?:en|es)\//.test(path))
  const unprefixed = addresses.find(({ path }) => !/^\/(?:en|es)\//.test(path))
  const spanish = addresses.find(({ path, file }) => path === address.path && file.startsWith('_es/'))
  const canonical = isHome ? `/${content.language}/` : (unprefixed?.path ?? address.path)
  const isNotFound = entry.uri === notFoundPage
  const translations =
    (unprefixed && !isHome) || isNotFound ? {} : Object.fromEntries(prefixed.map(({ language, path }) => [language, path]))
  const shareSource = pictureResolver(content, () => entry.name)(entry.shareImage)
  const frame = buildFrame({
    content,
    path: address.path,
    link,
    t: context.t,
    published: site.surroundings.published,
    showFDICLogo: lookUpPage(content.records.pages, address.path)?.showFDICLogo === true,
    buildYear: site.buildYear,
  })
  const alerts = pageAlerts(content.records.alerts, address.path, (description, id) => {
    where = `alert "${id}"`
    return context.html(description)
  })
  const head = buildHead({
    language: content.language,
    path: address.path,
    title: entry.title,
    description: entry.description,
    translations,
    canonical: isNotFound ? undefined : canonical,
    isHome,
    shareImage: shareSource && renditionAddress(shareSource, Math.min(1200, shareSource.width), undefined, 'webp'),
    metaHtml: entry.metaHtml,
    indexed: entry.listed,
    spanishVersion: spanish && address.language === 'en' ? `/${spanish.file}/` : undefined,
    site: {
      bankName: settings.bankName ?? '',
      siteTitle: settings.siteTitle?.text ?? '',
      siteDescription: settings.siteDescription?.text ?? '',
      author: settings.author ?? '',
      siteUrl: site.siteUrl,
      logo: '/img/logo.svg',
      tollFreeNumber: settings.tollFreeNumber ?? '',
      sameAs: (settings.socialLinks ?? []).flatMap(({ url }) => url ?? []),
    },
  })
  return {
    file: address.file,
    path: address.path,
    language: content.language,
    head,
    frame,
    alerts,
    blocks,
    audience: defaultAudience(namedAudiences(content)).id,
    audienceList: namedAudiences(content),
    audiences: entry.audiences,
    leftOut,
  }
}

type SiteParts = {
  readonly images: ImageBase | undefined
  readonly siteUrl: string
  readonly buildYear: number
  readonly surroundings: LinkSurroundings
  readonly pages: Readonly<Record<Language, BlockContext['pages']>>
}

const hostsOf = (siteUrl: string): readonly string[] => {
  const { host } = new URL(siteUrl)
  return host.startsWith('www.') ? [host, host.slice(4)] : [host, `www.${host}`]
}

/** Refuses two records that want the same address: only one of them would be seen. */
const refuseSharedAddresses = (entries: readonly Entry[], addresses: readonly (readonly Address[])[]): void => {
  const owners = new Map<string, string>()
  for (const [index, entry] of entries.entries())
    for (const { file, path } of addresses[index] ?? []) {
      const owner = owners.get(file)
      if (owner) throw new PageError(`${entry.name}: the address ${path} is taken by ${owner}; choose another`)
      owners.set(file, entry.name)
    }
}

/** Every page of the site as data, in content order: a pure function of the snapshot and the options. */
export const assembleSite = (snapshot: Snapshot, options: AssembleOptions): readonly PageData[] => {
  const contents = { en: readContent(snapshot, 'en'), es: readContent(snapshot, 'es') } satisfies Record<Language, Content>
  const entries = { en: entriesOf(contents.en), es: entriesOf(contents.es) }
  const addresses = entries.en.map((entry) => addressesOf(entry.uri, entry.englishOnly))
  refuseSharedAddresses(entries.en, addresses)
  const siteUrl = options.siteUrl ?? snapshot.settings.siteUrl ?? ''
  const published = new Set([...addresses.flat().map(({ path }) => path), ...options.files])
  const listedPages = (language: Language): BlockContext['pages'] =>
    entries[language].flatMap((entry, index) => {
      const own =
        addresses[index]?.find((address) => address.language === language && address.path !== '/') ??
        addresses[index]?.find(({ path }) => path !== '/')
      return entry.listed && own ? [{ path: own.path, title: entry.title, group: entry.uri.split('/')[1] ?? '' }] : []
    })
  const site: SiteParts = {
    images: options.imageDomain === undefined ? undefined : imageService(options.imageDomain),
    siteUrl,
    buildYear: options.buildYear,
    surroundings: {
      published,
      homeHosts: hostsOf(siteUrl),
      allowList: (snapshot.settings.allowList ?? []).flatMap(({ url }) => url ?? []),
    },
    pages: { en: listedPages('en'), es: listedPages('es') },
  }
  return languages.flatMap((language) =>
    entries[language].flatMap((entry, index) =>
      (addresses[index] ?? [])
        .filter((address) => address.language === language)
        .map((address) => assemblePage(entry, address, addresses[index] ?? [], contents[language], site)),
    ),
  )
}
