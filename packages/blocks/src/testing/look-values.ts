import { fieldMeta } from '@bank/model/fields.ts'
import { type BlockKind, blockSchemas } from '../schemas.ts'

/** Fields that change how a block looks. Others with fixed values, such as a product's sector, choose what it shows. */
const lookFields = [
  'layout',
  'variant',
  'size',
  'textColor',
  'imageShape',
  'imageOrientation',
  'imageShadow',
  'buttonStyle',
  'customAnimation',
  'model',
  'form',
]

/** One value of a field that changes how a block of a kind looks. */
export type LookValue = { readonly kind: BlockKind; readonly field: string; readonly value: string; readonly usual: unknown }

/** Every one of them, of every kind, in the order of the schemas (D-BLK-17). */
export const lookValues: readonly LookValue[] = (Object.keys(blockSchemas) as BlockKind[]).flatMap((kind) =>
  Object.entries(blockSchemas[kind].shape).flatMap(([field, schema]) => {
    const { kind: type, values = [], default: usual } = fieldMeta(schema)
    return type === 'choice' && lookFields.includes(field) ? values.map((value) => ({ kind, field, value, usual })) : []
  }),
)

/** Whether a block, as its record says it, has this look. */
export const hasLook = (block: Readonly<Record<string, unknown>>, { kind, field, value, usual }: LookValue): boolean =>
  block['kind'] === kind && (block[field] ?? usual) === value
