import { fieldMeta, type Shape } from '@bank/model/fields.ts'
import { titleFieldsOf } from '@bank/model/page-titles.ts'
import { longestTitle } from '@bank/rules/constants.ts'
import type { Field } from 'payload'
import { titleCheck } from './field-checks.ts'

/** Shows below a title how long it becomes; the admin's import map holds the component. */
const titleLength = (before: readonly string[]) => ({
  components: { afterInput: [{ path: '@bank/cms/titles/TitleLength.tsx#TitleLength', clientProps: { before } }] },
})

const limit = `Titles the page, with a bar and the bank’s name behind it: at most ${longestTitle} characters in all.`

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
    const description = [descriptionOf(field), limit].filter(Boolean).join(' ')
    const admin = { ...field.admin, description, ...titleLength(titles.slice(0, place)) }
    return { ...field, admin, validate: titleCheck(slug, fieldMeta(schema)) } as Field
  })
}
