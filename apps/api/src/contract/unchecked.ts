/**
 * For calls that read their request themselves and write their answer themselves: their schemas stand in the API document, and Fastify
 * neither checks nor writes by them.
 */
export const readsAndWritesItself = {
  validatorCompiler: () => () => true,
  serializerCompiler: () => (data: unknown) => JSON.stringify(data),
} as const

/** The same for calls whose answers Fastify writes. */
export const readsItself = { validatorCompiler: readsAndWritesItself.validatorCompiler } as const
