import type { BlockContext } from '@bank/blocks/block.ts'
import { blockSchemas } from '@bank/blocks/schemas.ts'
import { blockViews } from '@bank/blocks/views.ts'
import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { readContent } from '@bank/content/snapshot/read-content.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { read } from '@bank/model/read.ts'
import { readSiteEnv } from '../env.ts'
import { folderOf } from '../layouts/block-styles.ts'
import { blockContext } from '../page-data/block-context.ts'
import type { PageBlock } from '../page-data/page-data.ts'

type Kind = keyof typeof blockSchemas

const modules = import.meta.glob<{ examples: Readonly<Record<string, object>> }>('../../../../packages/blocks/src/*/examples.ts', {
  eager: true,
})

/** The props of an example, or why this content refuses them: examples name staff and records that the current snapshot may lack. */
const shownOr = (toProps: () => object | undefined): { readonly props?: object | undefined; readonly refusal?: string } => {
  try {
    return { props: toProps() }
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) }
  }
}

/** Every example of every kind of block, as page blocks over the pictures and records of the current snapshot. */
export const galleryBlocks = async (language: Language) => {
  const { snapshot } = await loadSnapshot(readSiteEnv(process.env).DATA_DIR)
  const context = blockContext({
    content: readContent(snapshot, language),
    path: '/gallery/',
    // Examples name pages of their own; in the gallery every address is as good as another.
    link: (href) => (href ? { href } : undefined),
    pages: () => [],
    where: () => 'gallery',
  })
  return (Object.keys(blockSchemas) as Kind[]).sort().map((kind) => {
    const examples = Object.entries(modules).find(([path]) => path.endsWith(`/src/${folderOf(kind)}/examples.ts`))?.[1].examples ?? {}
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
}
