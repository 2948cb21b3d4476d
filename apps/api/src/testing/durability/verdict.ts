import type { ExportedLead } from '@bank/leads/leads.ts'
import type { Posted } from './poster.ts'

/** A mail as the server got it. */
export type ReceivedMail = { readonly messageId: string; readonly reference: string }

export const readMail = (raw: string): ReceivedMail => ({
  messageId: /^Message-ID: (\S+)\r$/m.exec(raw)?.[1] ?? 'none',
  reference: /^Reference:\s+(\S+)\r$/m.exec(raw)?.[1] ?? 'none',
})

const markerOf = ({ message = '{}' }: ExportedLead): string => String(JSON.parse(message).message)

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> =>
  Map.groupBy(items, keyOf)

/**
 * What is wrong, one sentence each; empty when every promise was kept: each 200 has exactly one lead, no message is there
 * twice, every lead was mailed, and a mail that came more than once always came under the same `Message-ID`.
 */
export const brokenPromises = (posted: Posted, leads: readonly ExportedLead[], mails: readonly ReceivedMail[]): readonly string[] => {
  const leadsByMarker = grouped(leads, markerOf)
  const mailsByReference = grouped(mails, ({ reference }) => reference)
  const referencesByMessageId = grouped(mails, ({ messageId }) => messageId)
  const problems: string[] = [...posted.contradictions]
  for (const [marker, reference] of posted.answered) {
    const found = leadsByMarker.get(marker) ?? []
    if (found[0]?.reference !== reference) problems.push(`${marker} was answered with ${reference}, which is not stored`)
  }
  for (const [marker, found] of leadsByMarker) {
    if (found.length > 1) problems.push(`${marker} is stored ${found.length} times`)
    if (!posted.markers.has(marker)) problems.push(`${marker} is stored and was never sent`)
  }
  for (const { reference, state } of leads) {
    const received = mailsByReference.get(reference) ?? []
    if (received.length === 0) problems.push(`${reference} was never mailed, and is ${state}`)
    if (state !== 'sent') problems.push(`${reference} is ${state} in the end`)
    if (new Set(received.map(({ messageId }) => messageId)).size > 1) problems.push(`${reference} was mailed under several Message-IDs`)
  }
  for (const [messageId, received] of referencesByMessageId)
    if (new Set(received.map(({ reference }) => reference)).size > 1) problems.push(`${messageId} names several messages`)
  return problems
}
