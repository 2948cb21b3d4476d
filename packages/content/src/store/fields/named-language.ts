import { defaultLanguage, languages } from '@bank/i18n/languages.ts'
import type { CollectionConfig, Field, GlobalConfig, PayloadRequest } from 'payload'
import { refuseSave } from '../refusals/refuse-save.ts'

/** Whether a field holds text in two languages, itself or inside of it. */
const isLocalized = (field: Field): boolean =>
  ('localized' in field && field.localized === true) ||
  ('fields' in field && field.fields.some(isLocalized)) ||
  ('blocks' in field && field.blocks.some(({ fields }) => fields.some(isLocalized)))

type Operation = { readonly operation: string; readonly args: unknown; readonly req: PayloadRequest }

const writing = new Set(['create', 'update', 'restoreVersion'])

const nameLanguage = ({ operation, args, req }: Operation, localized: readonly string[]): void => {
  if (!writing.has(operation) || languages.some((language) => language === req.locale)) return
  const data = Object.keys((args as { readonly data?: object }).data ?? {})
  const written = localized.filter((name) => data.includes(name))
  if (written.length > 0)
    refuseSave(`Name the language of ${written.join(', ')}: add ?locale=${languages.join(' or ?locale=')} to the address.`, 400)
  // Without one, the store would erase the texts of the language that it reads.
  req.locale = defaultLanguage
}

type Kept = Pick<CollectionConfig & GlobalConfig, 'fields'> & {
  readonly hooks?: { readonly beforeOperation?: unknown[] | undefined } | undefined
}

/**
 * Refuses to save texts without being told which of the two languages they are in. A write of anything else, such as a
 * version that the admin restores, needs none and is made in the default language, which leaves all texts as they are.
 */
export const withNamedLanguage = <Config extends Kept>(config: Config): Config => {
  const localized = config.fields.flatMap((field) => ('name' in field && isLocalized(field) ? [field.name] : []))
  if (localized.length === 0) return config
  const hook = (operation: Operation) => nameLanguage(operation, localized)
  return { ...config, hooks: { ...config.hooks, beforeOperation: [hook, ...(config.hooks?.beforeOperation ?? [])] } }
}
