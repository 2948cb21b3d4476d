import type { BlockContext } from '@bank/blocks/block.ts'
import { blockSchemas } from '@bank/blocks/schemas.ts'
import { blockViews } from '@bank/blocks/views.ts'
import { readContent } from '@bank/content/snapshot/read-content.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { read } from '@bank/model/read.ts'
import { folderOf } from '../layouts/block-styles.ts'
import { blockContext } from '../page-data/block-context.ts'
import type { PageBlock } from '../page-data/page-data.ts'

type Kind = keyof typeof blockSchemas

type ExampleModule = {
  readonly examples: Readonly<Record<string, object>>
  /** What the examples show beside their own fields. */
  readonly exampleContent?: {
    readonly records?: Partial<Snapshot['records']>
    readonly settings?: Partial<Snapshot['settings']>
    readonly pages?: BlockContext['pages']
  }
}

const modules = import.meta.glob<ExampleModule>('../../../../packages/blocks/src/*/examples.ts', { eager: true })

const moduleOf = (kind: Kind): ExampleModule =>
  Object.entries(modules).find(([path]) => path.endsWith(`/src/${folderOf(kind)}/examples.ts`))?.[1] ?? { examples: {} }

/** The props of an example, or why they are refused. */
const shownOr = (toProps: () => object | undefined): { readonly props?: object | undefined; readonly refusal?: string } => {
  try {
    return { props: toProps() }
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) }
  }
}

/** The content of a snapshot with an example's own in its place. */
const contextFor = (snapshot: Snapshot, language: Language, { records, settings, pages }: NonNullable<ExampleModule['exampleContent']>) => {
  const merged = { ...snapshot, records: { ...snapshot.records, ...records }, settings: { ...snapshot.settings, ...settings } }
  const content = readContent(merged, language)
  const [anyPicture] = snapshot.media
  return blockContext({
    // Examples name pages and pictures of their own; in the gallery every address and every picture is as good as another.
    content: { ...content, media: (id) => content.media(id) ?? (anyPicture && content.media(anyPicture.id)) },
    path: '/gallery/',
    link: (href) => (href ? { href } : undefined),
    pages: () => pages ?? [],
    where: () => 'gallery',
    problems: { add: () => undefined },
  })
}

/** Every example of every kind of block, as page blocks over the pictures and records of a snapshot, with the records that it brings (D-BLK-17). */
export const galleryBlocks = (snapshot: Snapshot, language: Language) =>
  (Object.keys(blockSchemas) as Kind[]).sort().map((kind) => {
    const { examples, exampleContent = {} } = moduleOf(kind)
    const context = contextFor(snapshot, language, exampleContent)
    const { toProps } = blockViews[kind] as unknown as { toProps: (record: object, context: BlockContext) => object | undefined }
    return {
      kind,
      examples: Object.entries(examples).map(([name, fields]) => {
        const { props, refusal } = shownOr(() => toProps(read({ id: name, kind, ...fields }, language), context))
        const block: PageBlock | undefined = props && { id: name, kind, props, hiddenFrom: [] }
        return { name, block, refusal }
      }),
    }
  })
