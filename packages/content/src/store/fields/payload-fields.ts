import { type FieldMeta, fieldMeta, type Shape } from '@bank/model/fields.ts'
import type { Field } from 'payload'
import type { z } from 'zod'
import { fieldCheck } from './field-checks.ts'

const helpOf = ({ help, required, localized }: FieldMeta): string | undefined =>
  [help, required && (localized ? 'Required in English.' : 'Required.')].filter(Boolean).join(' ') || undefined

/** Shows below an hours field how its text is read; the admin's import map holds the component (D-LOC-10). */
const hoursReading = ({ reads }: FieldMeta) =>
  reads ? { components: { afterInput: [{ path: '@bank/cms/hours/HoursReading.tsx#HoursReading', clientProps: { reads } }] } } : {}

/** What editors see and the store keeps of one declared field. */
export const payloadField = (name: string, schema: z.ZodType): Field => {
  const meta = fieldMeta(schema)
  const description = helpOf(meta)
  const admin = description ? { description } : {}
  const localized = meta.localized ?? false
  const validate = fieldCheck(meta)
  switch (meta.kind) {
    case 'text':
      return { name, type: 'text', localized, admin: { ...admin, ...hoursReading(meta) }, validate }
    case 'longText':
      return { name, type: 'textarea', localized, admin, validate }
    // Source text is edited in a plain text area: the store's code editor loads itself from another company's server.
    case 'html':
    case 'code':
      return { name, type: 'textarea', localized, admin: { ...admin, rows: 8 }, validate }
    case 'choice':
      return {
        name,
        type: 'select',
        options: [...(meta.values ?? [])],
        admin,
        validate,
        ...(meta.default !== undefined && { defaultValue: meta.default }),
      }
    case 'flag':
      return { name, type: 'checkbox', admin, validate, defaultValue: meta.default === true }
    case 'number':
      return { name, type: 'number', admin, validate }
    case 'picture':
      return { name, type: 'upload', relationTo: meta.to ?? 'media', admin, validate }
    case 'reference':
      return { name, type: 'relationship', relationTo: meta.to ?? '', admin, validate }
    case 'references':
      return { name, type: 'relationship', relationTo: meta.to ?? '', hasMany: true, admin, validate }
    case 'list':
      return { name, type: 'array', fields: payloadFields(meta.shape ?? {}), admin: { ...admin, initCollapsed: true }, validate }
    case 'group':
      return { name, type: 'group', fields: payloadFields(meta.shape ?? {}), admin }
  }
}

/** The store's fields for a declared shape, in its order. Throws for a field named `id` inside a list: rows have an id of the store's own. */
export const payloadFields = (shape: Shape): Field[] => {
  if ('id' in shape) throw new Error('A declared field may not be named id: the store keeps its own id in every row.')
  return Object.entries(shape).map(([name, schema]) => payloadField(name, schema))
}
