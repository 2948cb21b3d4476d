import type { PayloadRequest } from 'payload'
import { settingsKey } from '../store/declaration.ts'
import { labelIn } from '../store/labels/label-in.ts'
import { settingsLabel } from '../store/labels/spanish-collections.ts'

/** What one record of a collection is called, in the language of whoever asks. */
export const recordLabel = ({ payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>, slug: string): string =>
  labelIn(slug === settingsKey ? settingsLabel : payload.collections[slug]?.config.labels.singular, i18n.language)
