import { languages } from '@bank/i18n/languages.ts'
import type { Shape } from '@bank/model/fields.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { blockIds } from '@bank/rules/blocks/block-ids.ts'
import type { PlainRecord } from '../../records/canonical.ts'
import { leavesOf } from '../../records/leaves.ts'
import { declarationOf } from '../declaration.ts'

/** A place in a record that names another one. */
export type Reference = {
  readonly field: readonly PropertyKey[]
  /** Collection of the record that is named. */
  readonly to: string
  /** Any one of these ids will do; there is more than one only for blocks, which may have a version per language. */
  readonly ids: readonly string[]
  readonly value: unknown
}

/** The ids under which a block that a page names may be stored, in any language (D-BLK-1). */
export const storedBlockIds = (id: string): readonly string[] => [...new Set(languages.flatMap((language) => blockIds(id, language)))]

/** Everything a set of fields points to, however deep. */
const fieldReferences = (shape: Shape, fields: PlainRecord): readonly Reference[] =>
  leavesOf(shape, fields).flatMap(({ field, meta: { kind, to }, value }) => {
    if (!to) return []
    if (kind !== 'references') return [{ field, to, ids: [String(value)], value }]
    return (value as readonly string[]).map((id, index) => ({ field: [...field, index], to, ids: [id], value: id }))
  })

const pageBlocks = (page: PlainRecord): readonly Reference[] =>
  ((page['blocks'] ?? []) as readonly PlainRecord[]).flatMap(({ block }, index) =>
    typeof block === 'string' ? [{ field: ['blocks', index, 'block'], to: 'blocks', ids: storedBlockIds(block), value: block }] : [],
  )

/** Everything a canonical record of a collection points to, the blocks of a page among it. */
const recordReferences = (slug: string, content: PlainRecord): readonly Reference[] => [
  ...fieldReferences(declarationOf(slug, content)?.shape ?? {}, content),
  ...(slug === 'pages' ? pageBlocks(content) : []),
]

/** The references of a record, found once for each object. */
export const referencesOf = onceForEach((record: { readonly slug: string; readonly content: PlainRecord }) =>
  recordReferences(record.slug, record.content),
)
