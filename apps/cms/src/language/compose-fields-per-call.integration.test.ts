import { filledStore } from '@bank/content/testing/store.ts'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import { getLocalI18n } from 'payload'
import { expect, it } from 'vitest'
import { composeFieldsPerCall } from './compose-fields-per-call.ts'

it('names the fields of versions in the language of whoever asks, whoever asked before', async () => {
  composeFieldsPerCall()
  const { payload } = await filledStore()
  const { config, importMap } = payload
  const labelsIn = async (language: 'en' | 'es') => {
    const i18n = await getLocalI18n({ config, language })
    const entity = { collectionSlug: 'pages', config, i18n: i18n as never }
    const client = getClientConfig({ config, i18n: i18n as never, importMap, user: true })
    const fields = getClientSchemaMap({ ...entity, config: client, payload, schemaMap: getSchemaMap(entity) })
    return ['pages.title', 'pages._status'].map((path) => (fields.get(path) as { readonly label?: unknown } | undefined)?.label)
  }
  expect(await labelsIn('en')).toEqual(['Title', 'Status'])
  expect(await labelsIn('es')).toEqual(['Título', 'Estado'])
  expect(await labelsIn('en')).toEqual(['Title', 'Status'])
})
