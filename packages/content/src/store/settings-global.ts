import { settingsShape } from '@bank/model/settings.ts'
import type { GlobalConfig } from 'payload'
import { signedIn } from './access.ts'
import { payloadFields } from './payload-fields.ts'

/** What the bank decides and may change without touching code: one record. */
export const settingsGlobal: GlobalConfig = {
  slug: 'settings',
  label: 'Site settings',
  access: { read: signedIn, update: signedIn },
  admin: { group: 'Administration' },
  fields: payloadFields(settingsShape),
}
