import type { LeadLine } from '@bank/leads/leads.ts'
import type { Mail } from '@bank/mail/mail.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Tells whoever looks after the website of mails that were given up. Nothing that a visitor wrote is in it. */
export const composeParkedReport = (
  parked: readonly LeadLine[],
  { count, now, from, to }: { readonly count: number; readonly now: number; readonly from: string; readonly to: string },
): Mail => {
  const content = {
    title: count === 1 ? 'One message of a visitor was never mailed' : `${count} messages of visitors were never mailed`,
    tables: [
      parked.map(({ reference, acceptedAt, recipient, lastError }) => {
        const reason = lastError === undefined ? '' : `, ${lastError}`
        return [reference, `of ${dayOf(acceptedAt)}, to ${recipient}${reason}`] as const
      }),
    ],
    words: [],
    notes: [
      'They are kept until they are sent. When the cause is gone, on the server: npm run leads -- requeue --all',
      'This report comes once a week while there are such messages.',
    ],
  }
  const id = `parked-${dayOf(now)}`
  return {
    id,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to,
    replyTo: { name: '', address: from },
    subject: `Website: ${content.title.charAt(0).toLowerCase()}${content.title.slice(1)}`,
    text: mailText(content),
    html: mailHtml(content),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
