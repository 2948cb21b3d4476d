import { fieldMeta, type Shape } from '@bank/model/fields.ts'
import { titleFieldsOf } from '@bank/model/page-titles.ts'
import { longestTitle } from '@bank/rules/constants.ts'
import type { Field } from 'payload'
import { titleCheck } from '../fields/field-checks.ts'

/** Shows below a title how long it becomes; the admin's import map holds the component. */
const titleLength = (slug: string) => ({
  components: { afterInput: [{ path: '@bank/cms/titles/TitleLength.tsx#TitleLength', clientProps: { slug } }] },
})

const limitOf = (before: readonly string[]): string =>
  [
    'Titles the page',
    ...(before.length > 0 ? [` while ${before.join(' and ')} ${before.length > 1 ? 'are' : 'is'} empty`] : []),
    `, with a bar and the bank’s name behind it: at most ${longestTitle} characters in all.`,
  ].join('')

const descriptionOf = ({ admin }: Field): string =>
  admin && 'description' in admin && typeof admin.description === 'string' ? admin.description : ''

/**
 * The fields of a collection or of the settings, of which those that title a page tell editors the limit, count while they are written and
 * refuse what would be cut (D-SEO-2).
 */
export const withTitleLimits = (slug: string, shape: Shape, fields: readonly Field[]): Field[] => {
  const titles = titleFieldsOf(slug)
  return fields.map((field) => {
    const name = 'name' in field ? field.name : ''
    const place = titles.indexOf(name)
    const schema = shape[name]
    if (place < 0 || schema === undefined) return field
    const description = [descriptionOf(field), limitOf(titles.slice(0, place))].filter(Boolean).join(' ')
    const admin = { ...field.admin, description, ...titleLength(slug) }
    return { ...field, admin, validate: titleCheck(slug, fieldMeta(schema)) } as Field
  })
}
