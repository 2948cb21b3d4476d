import type { z } from 'zod'
import type { BlockSchema } from './block.ts'

/** The fields of a block as an editor stores them, without what every record carries. */
export type ExampleFields<B extends BlockSchema> = Omit<
  z.infer<B['schema']>,
  'id' | 'kind' | 'approved' | 'deleted' | 'archived' | 'order' | 'Audience_json'
>

/** Examples by name; each name says what the example shows. */
export type Examples<B extends BlockSchema> = Readonly<Record<string, ExampleFields<B>>>
