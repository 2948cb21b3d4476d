import type { Entry } from '@bank/releases/manifest/blob.ts'
import { addressOf, type BuiltPage } from '../facts/built-site.ts'
import type { Compress } from '../files/compress.ts'
import { keptFile, type SiteFiles } from '../files/folder-files.ts'
import type { ReadAsset } from '../files/renderer-files.ts'
import type { MadePages } from '../pages/make-pages.ts'
import { overBudget, pageMeasurer } from './budgets.ts'

/** Says of a page that was made what a publish would refuse of its weight, one line for each budget; none for a page that is light enough. */
export type Weigh = (
  page: Pick<BuiltPage, 'file' | 'facts'> & { readonly entry: Entry },
  shared: MadePages['shared'],
) => Promise<readonly string[]>

/** What has a budget of its own among the texts that pages share. */
const isWeighed = (address: string): boolean => /\.(?:css|js)$/.test(address)

/**
 * Weighs pages of content that is not published, by the budgets of a publish: `fixed` files, and what pages share, which is handed over as it is made.
 * Any number of calls at a time.
 */
export const pageWeigher = (fixed: SiteFiles, readFixed: ReadAsset, compress: Compress): Weigh => {
  const measure = pageMeasurer()
  const texts = new Map<string, string>()
  const files = new Map<string, Entry>([...fixed].map(([address, { entry }]) => [address, entry]))
  const readAsset: ReadAsset = async (address) => texts.get(address) ?? readFixed(address)

  const take = async ([address, text]: readonly [string, string]): Promise<void> => {
    const { entry } = await keptFile(address, Buffer.from(text), compress)
    files.set(address, entry)
  }

  return async ({ file, entry, facts }, shared) => {
    for (const { address, text } of shared) if (isWeighed(address)) texts.set(address, text)
    // Also those that another call was handed and has not compressed yet: this page may name them.
    await Promise.all([...texts].filter(([address]) => !files.has(address)).map(take))
    const page = { file, path: addressOf(file), facts }
    return overBudget([await measure({ files: new Map(files).set(`/${file}`, entry), pages: [page], readAsset }, page)])
  }
}
