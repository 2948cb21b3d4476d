import type { NewEntry } from '../manifest/blob.ts'
import type { Manifest } from '../manifest/manifest.ts'
import type { Draft } from './publish.ts'

type Facts = Pick<Manifest, 'snapshot' | 'code' | 'policy' | 'calculatorPolicy' | 'unprefixed'>

/** What is other than in the release before; what is not named stays. */
export type Changes = Partial<Facts> & {
  /** New bytes by address, as in `/blog/index.html`. */
  readonly put?: ReadonlyMap<string, NewEntry>
  /** Addresses that are no more. */
  readonly remove?: Iterable<string>
  readonly content?: NewEntry
  readonly cards?: NewEntry
  /** By language. */
  readonly search?: Readonly<Record<string, NewEntry>>
}

/**
 * A draft of the release before with some changes: what `publish` takes from a publisher that renders only what changed.
 */
export const changeRelease = (last: Manifest, { put = new Map(), remove = [], content, cards, search = {}, ...facts }: Changes): Draft => {
  const { format: _format, id: _id, serial: _serial, publishedAt: _publishedAt, ...draft } = last
  const files = { ...last.files }
  for (const address of remove) delete files[address]
  for (const [address, { entry }] of put) files[address] = entry
  return {
    ...draft,
    ...facts,
    content: content?.entry ?? last.content,
    cards: cards?.entry ?? last.cards,
    search: { ...last.search, ...Object.fromEntries(Object.entries(search).map(([language, { entry }]) => [language, entry])) },
    files,
    added: [...put.values(), ...Object.values(search), ...[content, cards].filter((entry) => entry !== undefined)],
  }
}
