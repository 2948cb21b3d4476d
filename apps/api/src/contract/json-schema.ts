import { type core, toJSONSchema } from 'zod'

/** A schema that Fastify validates and serialises with, and that the API document shows. */
export type JsonSchema = Readonly<Record<string, unknown>>

const jsonSchema = (schema: core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema, ...rest } = toJSONSchema(schema, { io, target: 'draft-7' })
  return rest
}

/** What a call takes. Objects that are not strict let other fields pass. */
export const requestSchema = (schema: core.$ZodType): JsonSchema => jsonSchema(schema, 'input')

/** What a call answers. Objects have no other fields than these. */
export const answerSchema = (schema: core.$ZodType): JsonSchema => jsonSchema(schema, 'output')
