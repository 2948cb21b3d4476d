import type { Entry } from './entries.ts'
import type { PageBlock } from './page-data.ts'

/** Pages of words alone with fewer than these are brief. Measured: no page of the bank is brief in one language alone. */
const briefWords = 120

/** Blocks of words: others hold lists, forms or tools, and are long. */
const wordKinds: ReadonlySet<string> = new Set(['banner', 'simpleContent', 'iconRow'])

const countWords = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length

/** Words of all texts among props; those of pictures are no part of what is read. */
const wordsIn = (props: unknown): number =>
  typeof props !== 'object' || props === null
    ? 0
    : Object.entries(props).reduce((sum, [name, value]) => {
        if (/^(?:alt|hour|place)$/.test(name)) return sum
        return sum + (name === 'text' && typeof value === 'string' ? countWords(value) : wordsIn(value))
      }, 0)

/**
 * Whether a page is brief, so that the app block of its footer shrinks to one row (D-FOOT-9): a legal text, a page of service such as the
 * one that thanks or the one for addresses without a page, or a few words.
 */
export const isBriefPage = ({ pageKind, blocks }: { pageKind: Entry['pageKind']; blocks: readonly PageBlock[] }): boolean =>
  pageKind === 'legal' ||
  pageKind === 'service' ||
  (pageKind !== undefined && blocks.every(({ kind }) => wordKinds.has(kind)) && wordsIn(blocks.map(({ props }) => props)) < briefWords)
