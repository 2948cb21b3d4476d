import type { LeadFilter } from '@bank/leads/leads.ts'

/** Asks for the messages that are meant as a file, and saves it. Rejects with the words of a refusal. */
export const takeFile = async (filter: LeadFilter): Promise<void> => {
  const response = await fetch('/api/leads/export', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(filter),
  })
  if (!response.ok) throw new Error((await response.json().catch(() => undefined))?.errors?.[0]?.message ?? response.statusText)
  const [, name = 'messages.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const address = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
