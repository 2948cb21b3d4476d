import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { defaultAudience } from '@bank/rules/audience/audience.ts'

/** What documents that are no content pages say of the bank. */
export type Bank = { readonly name: string; readonly tollFree: string }

/** Where the styles lie that depend on the content: the rules that hide gated blocks are among them. */
export const contentStylesAddress = '/content.css'

/** Ids of all audiences that a page can be shown to, for the rules that hide gated blocks. */
export const audienceIds = ({ records }: Snapshot): readonly string[] => {
  const audiences = records.audiences.map(({ id, name }) => ({ id, name: name ?? '' }))
  return [...new Set([...audiences, defaultAudience(audiences)].map(({ id }) => id))]
}

/** The name of the bank and its telephone number, for documents that are no content pages. */
export const bankOf = ({ settings: { bankName = '', tollFreeNumber = '' } }: Snapshot): Bank => ({
  name: bankName,
  tollFree: tollFreeNumber,
})
