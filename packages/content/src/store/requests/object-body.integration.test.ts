import { expect, it } from 'vitest'
import { adminApi } from '../../testing/admin-api.ts'
import { filledStore } from '../../testing/store.ts'

const bodies = [null, [], 5, 'text']

it.each([
  ['PATCH', '/pages/home?locale=en&draft=true'],
  ['PATCH', '/pages?locale=en&draft=true&where[id][equals]=home'],
  ['POST', '/pages?locale=en&draft=true'],
  ['POST', '/globals/settings?locale=en&draft=true'],
  ['PATCH', '/media/bayou?locale=en'],
  ['PATCH', '/users/1'],
  ['POST', '/users'],
])('a save whose body is no object is refused in words, and saves nothing: %s %s', async (method, path) => {
  const { payload, ...store } = await filledStore()
  const { signIn, fetch } = await adminApi({ payload, ...store })
  const { token } = await signIn('ana@bank.example')
  const versions = async () => (await payload.countVersions({ collection: 'pages' })).totalDocs
  const before = await versions()
  for (const body of bodies) {
    const answer = await fetch(method, path, { authorization: `JWT ${token}`, 'accept-language': 'es' }, body as never)
    expect([body, answer.status, answer.text]).toEqual([
      body,
      400,
      expect.stringContaining('tiene que ser un objeto JSON. No se guardó nada.'),
    ])
  }
  expect(await versions()).toBe(before)
})

/** A store, and what is saved of a record in it as an administrator, by the name of the field in whose place a problem is shown. */
const saving = async () => {
  const store = await filledStore()
  const { fetch, signIn } = await adminApi(store)
  const { token } = await signIn('ana@bank.example')
  const headers = (language: string) => ({ authorization: `JWT ${token}`, 'accept-language': language })
  const save = async (path: string, data: object, language = 'en') => {
    const { status, body } = await fetch('PATCH', `${path}?locale=en&draft=true`, headers(language), data)
    const [refused] = (body['errors'] ?? []) as readonly {
      readonly data?: { readonly errors?: readonly { path: string; message: string }[] }
    }[]
    return { status, problems: Object.fromEntries((refused?.data?.errors ?? []).map(({ path: at, message }) => [at, message])) }
  }
  const read = async (path: string) => (await fetch('GET', `${path}?locale=en&draft=true&depth=0`, headers('en'))).body
  return { save, read, payload: store.payload }
}

it('all that is of a wrong kind is named at once, each in its place', async () => {
  const { save, read } = await saving()
  const { blocks } = await read('/pages/home')
  const data = { title: 42, blocks: 'none', order: 'first', kind: 'castle' }
  expect(await save('/pages/home', data)).toEqual({
    status: 400,
    problems: {
      title: 'This must be a text, not a number (write it in quotes).',
      blocks: 'This must be a list of objects, not a text.',
      order: 'This must be a number, not a text.',
      kind: expect.stringMatching(/^This must be one of /),
    },
  })
  expect((await save('/pages/home', data, 'es')).problems).toMatchObject({
    blocks: 'Tiene que ser una lista de objetos, no un texto.',
    order: 'Tiene que ser un número, no un texto.',
  })
  expect((await read('/pages/home'))['blocks']).toEqual(blocks)
})

it.each([
  ['a kind that does not exist', [{ blockType: 'nonesuch' }], { content: 'Row 1 names a kind of block that does not exist: “nonesuch”.' }],
  ['no kind', [{ headline: 'Hello' }], { content: 'Row 1 names no kind of block (blockType).' }],
  ['a text', ['nonesuch'], { content: 'Row 1 must be a set of fields, not “nonesuch”.' }],
  [
    'a list of its own that is none',
    [{ blockType: 'triColumn', columns: 'none' }],
    { 'content.0.columns': 'This must be a list of objects, not a text.' },
  ],
  [
    'rows of its own that are none',
    [{ blockType: 'triColumn', columns: [{ title: 'One' }, 7, null] }],
    { 'content.0.columns': 'Row 2 must be a set of fields, not “7”. Row 3 must be a set of fields, not “null”.' },
  ],
])('a block of %s is refused, and the record stays as it is', async (_, content, problems) => {
  const { save, read } = await saving()
  const before = await read('/blocks/home-banner')
  expect(await save('/blocks/home-banner', { content })).toEqual({ status: 400, problems: expect.objectContaining(problems) })
  expect((await read('/blocks/home-banner'))['content']).toEqual(before['content'])
})

it('rows that can’t be read hide nothing of what is wrong with the others', async () => {
  const { save } = await saving()
  const content = [
    { blockType: 'zebra' },
    { blockType: 'triColumn', columns: [7, { title: 17 }] },
    { x: 1 },
    { blockType: 'triColumn', columns: 'none' },
  ]
  const { status, problems } = await save('/blocks/home-banner', { content, order: [] })
  expect([status, problems]).toEqual([
    400,
    expect.objectContaining({
      content:
        'Row 1 names a kind of block that does not exist: “zebra”. Row 3 names no kind of block (blockType). This must hold exactly one kind of block, and holds 4.',
      order: 'This must be a number, not a list.',
      'content.1.columns': expect.stringMatching(/^Row 1 must be a set of fields, not “7”\./),
      'content.1.columns.1.title': 'This must be a text, not a number (write it in quotes).',
      'content.3.columns': 'This must be a list of objects, not a text.',
    }),
  ])
  expect(Object.keys(problems).filter((path) => /^content\.(?:0|2|1\.columns\.0)\b/.test(path))).toEqual([])
})

it.each([
  ['[]', [], 'a list', 'una lista'],
  ['{}', {}, 'a set of fields', 'un grupo de campos'],
])('%s in place of a number or a list is named as what it is', async (_, order, english, spanish) => {
  const { save } = await saving()
  expect((await save('/pages/home', { order })).problems).toEqual({ order: `This must be a number, not ${english}.` })
  expect((await save('/pages/home', { order }, 'es')).problems).toEqual({ order: `Tiene que ser un número, no ${spanish}.` })
})

it('a block of no kind or of several is refused in words', async () => {
  const { save } = await saving()
  const two = [{ blockType: 'simpleContent' }, { blockType: 'simpleContent' }]
  expect((await save('/blocks/home-banner', { content: two })).problems['content']).toBe(
    'This must hold exactly one kind of block, and holds 2.',
  )
  expect((await save('/blocks/home-banner', { content: [] }, 'es')).problems['content']).toBe(
    'Tiene que llevar exactamente un tipo de bloque, y lleva 0.',
  )
})

it('a kind of block that does not exist is refused in Spanish', async () => {
  const { save } = await saving()
  expect((await save('/blocks/home-banner', { content: [{ blockType: 'nonesuch' }] }, 'es')).problems).toEqual({
    content: 'La fila 1 dice un tipo de bloque que no existe: «nonesuch».',
  })
})
