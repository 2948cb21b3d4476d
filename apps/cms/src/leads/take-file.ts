import type { LeadFilter } from '@bank/leads/leads.ts'
import { send } from '../workflow/calls/call.ts'

/** Asks for the messages that are meant as a file, and saves it. Rejects with the words of a refusal. */
export const takeFile = async (filter: LeadFilter): Promise<void> => {
  const response = await send('POST', '/leads/export', filter)
  const [, name = 'messages.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const address = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
