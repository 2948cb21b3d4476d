import { readFile } from 'node:fs/promises'
import { collections } from '@bank/model/collections.ts'
import { expect, it } from 'vitest'
import { payloadFields } from '../fields/payload-fields.ts'
import { withTitleLimits } from './title-fields.ts'

const component = '@bank/cms/titles/TitleLength.tsx#TitleLength'
const { shape } = collections.posts

it('[D-SEO-2] tells editors the limit at every field that may title a page, and counts below it', () => {
  const fields = withTitleLimits('posts', shape, payloadFields(shape))
  const limited = fields.filter((field) => JSON.stringify(field.admin ?? {}).includes(component))
  expect(limited).toMatchObject(
    [
      ['title', 'Titles the page, with a bar'],
      ['name', 'Titles the page while title is empty, with a bar'],
      ['headline', 'Titles the page while title and name are empty, with a bar'],
    ].map(([name, words]) => ({
      name,
      admin: {
        description: expect.stringContaining(`${words} and the bank’s name behind it: at most 65 characters in all.`),
        components: { afterInput: [{ path: component, clientProps: { slug: 'posts' } }] },
      },
    })),
  )
})

it('leaves collections without pages as they are', () => {
  const fields = payloadFields(collections.reports.shape)
  expect(withTitleLimits('reports', collections.reports.shape, fields)).toEqual(fields)
})

it('the admin’s import map holds the component that title fields name', async () => {
  const map = await readFile(new URL('../../../../../apps/cms/src/app/(payload)/admin/import-map.ts', import.meta.url), 'utf8')
  expect(map).toContain(`'${component}': TitleLength`)
})
