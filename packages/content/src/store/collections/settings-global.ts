import { bankingAddressFields } from '@bank/model/banking-hosts.ts'
import { fieldMeta } from '@bank/model/fields.ts'
import { settingsShape } from '@bank/model/settings.ts'
import type { Field, GlobalConfig } from 'payload'
import { closeGlobalSubmissions } from '../../reviews/close-submission.ts'
import { settingsKey } from '../declaration.ts'
import { allowListCheck, bankingFieldCheck } from '../fields/field-checks.ts'
import { payloadFields } from '../fields/payload-fields.ts'
import { reasonField, recordGlobalSaves } from '../history/record-saves.ts'
import { seenChangeField, tellOwnGlobalSave } from '../history/seen-change.ts'
import { settingsLabel } from '../labels/spanish-collections.ts'
import { globalRights } from '../rights/check-save.ts'
import { readsContent, savesContent } from '../rights/content-access.ts'
import { withTitleLimits } from '../titles/title-fields.ts'
import { settingsComponents, workflowField } from './admin-parts.ts'

/** Editors choose the path of an address that receives log-ins or applications; its host is the deployment's (decision 0019). */
const keepHosts = (fields: readonly Field[], hosts: readonly string[]): Field[] =>
  fields.map((field) => {
    if (field.type === 'array' && field.name === 'allowList')
      return { ...field, validate: allowListCheck(fieldMeta(settingsShape.allowList), hosts) }
    const name = bankingAddressFields.find((each) => 'name' in field && field.name === each)
    return name ? ({ ...field, validate: bankingFieldCheck(fieldMeta(settingsShape[name]), hosts) } as Field) : field
  })

/** What the bank decides and may change without touching code: one record. */
export const settingsGlobal = (bankingHosts: readonly string[]): GlobalConfig => ({
  slug: settingsKey,
  label: settingsLabel,
  access: { read: readsContent, readVersions: readsContent, update: savesContent(settingsKey) },
  hooks: { ...globalRights, afterChange: [recordGlobalSaves, tellOwnGlobalSave, closeGlobalSubmissions] },
  versions: { drafts: { validate: true }, max: 0 },
  admin: { group: 'Administration', components: settingsComponents },
  fields: [
    workflowField,
    ...keepHosts(withTitleLimits('settings', settingsShape, payloadFields(settingsShape)), bankingHosts),
    reasonField,
    seenChangeField,
  ],
})
