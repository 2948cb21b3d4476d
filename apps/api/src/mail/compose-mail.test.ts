import { teamMailSubject } from '@bank/forms/constants.ts'
import type { ClaimedMail } from '@bank/leads/leads.ts'
import { describe, expect, it } from 'vitest'
import { composeMail } from './compose-mail.ts'

const claimed: ClaimedMail = {
  id: '0b8e1c9e-7a55-4f1c-9d0c-2f6a1f3f0c11',
  lease: 'lease',
  reference: '7KQM-2XWN-R4TD',
  form: 'support',
  message: JSON.stringify({
    fullName: 'Renee "Nee" Landry <x@example.com>, y',
    email: ' renee@example.com ',
    env: 'SUPPORT_FORM',
    preferredMethodOfContact: 'Email',
  }),
  recipient: 'care@gulfpines.example',
  subject: teamMailSubject,
  acceptedAt: 0,
  failures: 0,
  acknowledgement: undefined,
}
const from = 'website@mail.gulfpines.example'

describe('a mail', () => {
  it('[TEAM-11] has the subject of the message, goes to its recipient and is answered to the visitor', () => {
    expect(composeMail(claimed, from)).toMatchObject({
      from,
      to: 'care@gulfpines.example',
      replyTo: { name: 'Renee "Nee" Landry <x@example.com>, y', address: 'renee@example.com' },
      subject: 'Treasury Management Stage Email Subject [Support form]',
    })
  })

  it('has a Message-ID that depends on nothing but its place in the outbox and the sender’s domain', () => {
    const { messageId } = composeMail(claimed, from)
    expect(messageId).toBe('<0b8e1c9e-7a55-4f1c-9d0c-2f6a1f3f0c11@mail.gulfpines.example>')
    expect(composeMail({ ...claimed, lease: 'other', failures: 3, subject: 'x' }, from).messageId).toBe(messageId)
  })

  it.each([
    ['', 'Message from the website'],
    [' \r\n ', 'Message from the website'],
    ['Hello\r\nBcc: x@example.com', 'Hello Bcc: x@example.com'],
    ['My card 4111111111111111', 'My card ****1111'],
    ['x'.repeat(300), 'x'.repeat(200)],
    ['👍🏽'.repeat(150), '👍🏽'.repeat(100)],
  ])('turns the subject %j into one line of at most 200 signs', (subject, expected) => {
    expect(composeMail({ ...claimed, subject }, from).subject).toBe(`${expected} [Support form]`)
  })

  it('says in its subject and its headers which form it comes from, which page and which language', () => {
    const message = JSON.stringify({ ...JSON.parse(claimed.message), source: `/es/loans/${'long/'.repeat(30)}` })
    const { subject, headers } = composeMail({ ...claimed, subject: 'A question', message }, from)
    expect(subject).toMatch(/^A question \[Support form, \/es\/loans\/(?:long\/)+[long]*, Spanish\]$/)
    expect(subject.length).toBeLessThan(110)
    expect(headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'X-Website-Form': 'support',
      'X-Website-Page': `/es/loans/${'long/'.repeat(30)}`,
      'X-Website-Language': 'Spanish',
    })
  })

  it('says the same as text and as HTML, names no color, and lets no word of the visitor be markup', () => {
    const message = JSON.stringify({ ...JSON.parse(claimed.message), message: 'One <b>two</b>\n& "three"', city: 'A<br>B' })
    const { text, html } = composeMail({ ...claimed, message }, from)
    const asText = html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(lt|gt|amp|quot);/g, (_sign, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name] ?? '')
    for (const word of text.replaceAll(/^> /gm, '').split(/\s+|:/)) expect(asText).toContain(word)
    expect(html).toContain('<blockquote>One &lt;b&gt;two&lt;/b&gt;<br>&amp; &quot;three&quot;</blockquote>')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).not.toMatch(/background|bgcolor|color[=:]|<img|<script/)
  })

  it('is refused when the stored message is none', () => {
    expect(() => composeMail({ ...claimed, message: '{}' }, from)).toThrow()
    expect(() => composeMail({ ...claimed, message: '' }, from)).toThrow()
  })
})
