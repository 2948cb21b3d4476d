import { expect, it } from 'vitest'
import { bodyFor, callPaths } from '../testing/contact.ts'
import { type ApiDocument, schemaChecker } from '../testing/contract/document.ts'
import { contractApp } from '../testing/contract/site.ts'

type BodySchema = {
  readonly required: readonly string[]
  readonly properties: Readonly<Record<string, { readonly maxLength?: number; readonly enum?: readonly string[] }>>
}

/** Bodies that the document refuses, each with what is wrong in it. */
const wrongBodies = (good: Readonly<Record<string, unknown>>, { required, properties }: BodySchema): readonly [string, unknown][] => [
  ['a field too many', { ...good, colour: 'blue' }],
  ...required.flatMap((name): [string, unknown][] => [
    [`no ${name}`, { ...good, [name]: undefined }],
    [`blank ${name}`, { ...good, [name]: ' \u200b' }],
  ]),
  ...Object.entries(properties).flatMap(([name, { maxLength, enum: values }]): [string, unknown][] => [
    [`${name} as a number`, { ...good, [name]: 1 }],
    ...(maxLength === undefined ? [] : ([[`${name} too long`, { ...good, [name]: 'a'.repeat(maxLength + 1) }]] as [string, unknown][])),
    ...(maxLength === undefined ? [] : ([[`${name} with NUL`, { ...good, [name]: 'a\0b' }]] as [string, unknown][])),
    ...(values === undefined ? [] : ([[`another ${name}`, { ...good, [name]: 'typed' }]] as [string, unknown][])),
  ]),
]

it.each(callPaths)('[API-08] [API-11] [API-13] %s takes and refuses what the API document says', async (path) => {
  await using app = await contractApp()
  const document: ApiDocument = (await app.server.inject('/api/openapi.json')).json()
  const schema = document.paths[path]?.['post']?.requestBody?.content['application/json']?.schema as BodySchema
  const check = schemaChecker()
  const good = await bodyFor(app.server, path)
  const shaped: Readonly<Record<string, string>> = { mailto: '', zip: '70360' }
  const optional = Object.fromEntries(
    Object.entries(schema.properties).map(([name, { enum: values }]) => [name, values?.[0] ?? shaped[name] ?? 'Some words']),
  )
  const all = { ...optional, ...good }
  expect(check(schema, all)).toEqual([])

  for (const [what, body] of wrongBodies(good, schema)) {
    const sent = JSON.parse(JSON.stringify(body))
    const { statusCode } = await app.server.inject({ method: 'POST', url: path, payload: sent })
    expect([what, check(schema, sent).length > 0, statusCode >= 400 && statusCode < 500]).toEqual([what, true, true])
  }
  // Last, for its token is good once.
  expect((await app.server.inject({ method: 'POST', url: path, payload: all })).statusCode).toBe(200)
})
