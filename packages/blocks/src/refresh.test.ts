import { fieldMeta, type Shape } from '@bank/model/fields.ts'
import { describe, expect, it } from 'vitest'
import { blockSchemas } from './schemas.ts'

/** Sets of fields that hold a link of their own, however deep, each by the path to it. */
const withLink = (shape: Shape, path: string): readonly (readonly [string, readonly string[]])[] => [
  ...(Object.keys(shape).some((name) => /^(?:link|uri|buttonLink|overrideLink)$/.test(name)) ? [[path, Object.keys(shape)] as const] : []),
  ...Object.entries(shape).flatMap(([name, schema]) => {
    const { shape: inner } = fieldMeta(schema)
    return inner ? withLink(inner, `${path}.${name}`) : []
  }),
]

describe('a link of a block', () => {
  it.each(Object.values(blockSchemas).filter(({ shape }) => 'secondLink' in shape))(
    '[LINK-10] [D-LINK-13] so can the second link of $kind',
    ({ shape }) => expect(Object.keys(shape)).toContain('secondRefresh'),
  )

  it.each(Object.values(blockSchemas).flatMap(({ kind, shape }) => withLink(shape, kind)))(
    '[LINK-10] [D-LINK-13] of %s can be flagged to load as a full page',
    (_path, fields) => expect(fields).toContain('refresh'),
  )
})
