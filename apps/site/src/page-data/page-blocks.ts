import type { BlockContext } from '@bank/blocks/block.ts'
import { embeddedBlock } from '@bank/blocks/content-tags/embedded-blocks.ts'
import { type EmbeddedTag, splitEmbeddedTags } from '@bank/blocks/content-tags/embedded-tags.ts'
import { detailViews } from '@bank/blocks/details/detail-views.ts'
import { blockViews } from '@bank/blocks/views.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Text } from '@bank/model/text.ts'
import type { Audience } from '@bank/rules/audience/audience.ts'
import { hiddenFrom } from '@bank/rules/audience/gate.ts'
import type { Entry } from './entries.ts'
import type { PageBlock } from './page-data.ts'
import { PageError, type ProblemCollector } from './page-error.ts'

type StoredRecord = NonNullable<ReturnType<Content['block']>>

type AnyView = { readonly toProps: (record: object, context: BlockContext) => object | undefined }

/** The view of a kind. The registries are complete by their types, but which kind comes is known at run time only. */
const viewOf = (views: object, kind: string): AnyView => {
  const view = (views as Readonly<Record<string, AnyView>>)[kind]
  if (!view) throw new Error(`There is no view for the kind "${kind}"`)
  return view
}

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
    throw new PageError([{ text: `${where}: ${part.written}: ${error instanceof Error ? error.message : error}` }])
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
export const pageBlocks = (input: {
  entry: Entry
  content: Content
  context: BlockContext
  audiences: readonly Audience[]
  /** Told which block is read now, for errors. */
  at: (name: string) => void
  problems: Pick<ProblemCollector, 'attempt'>
}): readonly PageBlock[] => {
  const { entry, content, context, audiences, at, problems } = input
  if (entry.body.kind !== 'blocks') {
    const { kind, record } = entry.body
    const props = problems.attempt(() => viewOf(detailViews, kind).toProps(record, context))
    return props ? [{ id: entry.uri, kind: entry.body.kind, props, hiddenFrom: [] }] : []
  }
  return entry.body.ids.flatMap((id): PageBlock[] => {
    const where = `block "${id}" on ${entry.name}`
    at(where)
    const block = content.block(id)
    // Hidden by its editors, or in the other language only: the export has refused the ids that mean no record at all (BLK-03, D-BLK-2).
    if (!block) return []
    const gate = hiddenFrom(block.Audience_json, audiences, block.kind === 'banner' ? block.Audience : undefined)
    if (gate === 'everybody') return []
    const parts = problems.attempt(() => withEmbedded(block, context, where)) ?? []
    return parts.map((part) => ({ ...part, hiddenFrom: gate === 'nobody' ? [] : [...gate].sort() }))
  })
}
