import type { Leads } from '@bank/leads/leads.ts'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { describe, expect, it } from 'vitest'
import { leadAt, mailScene } from '../testing/mail-scene.ts'
import { composeAcknowledgement, keptAcknowledgement } from './acknowledgement.ts'
import { type Sending, sendDueMails } from './send-due-mails.ts'

describe('the acknowledgement', () => {
  const bank = { bank: 'Gulf Pines Bank', phone: '1-800-555-0100' }
  const acceptFor = async (leads: Leads, now: number, email: string, language: 'en' | 'es' | undefined) => {
    const lead = leadAt(now, `${now} ${email}`, { email, fullName: 'Zenobia Quill', message: 'my secret words', source: '/es/secret/' })
    await leads.accept({ ...lead, subject: 'a secret', acknowledgement: keptAcknowledgement(language, bank) })
  }

  it('[D-FORM-31] goes out after the message, in its language, without a word of the visitor, once a day for an address', async () => {
    const { leads, server, clock, sending } = await mailScene()
    await acceptFor(leads, 0, 'Renee@example.com', 'es')
    await acceptFor(leads, 1, 'renee@example.com', 'en')
    await acceptFor(leads, 2, 'other@example.com', undefined)
    clock.now = 2
    await sendDueMails({ ...sending, atOnce: 1 })
    await sendDueMails(sending)
    const recipients = () => server.envelopes.map(({ to }) => to[0]).toSorted()
    const care = 'care@gulfpines.example'
    expect(recipients()).toEqual(['Renee@example.com', care, care, care, 'other@example.com'])
    const [spanish = '', english = ''] = ['Renee', 'other'].map((name) => server.mails.find((mail) => mail.includes(`To: ${name}`)))
    expect(spanish).toMatch(/^Subject: Gulf Pines Bank: recibimos su mensaje/m)
    expect(spanish).toMatch(/^Auto-Submitted: auto-replied/m)
    expect(spanish).toMatch(/^Reply-To: care@/m)
    expect(english).toMatch(/^Subject: Gulf Pines Bank: we have your message/m)
    for (const mail of [spanish, english]) {
      expect(mail).not.toMatch(/Zenobia|secret/)
      expect(mail).toContain('1-800-555-0100')
    }
    clock.now = millisecondsPerDay + 2
    await acceptFor(leads, clock.now, 'renee@example.com', 'en')
    await sendDueMails(sending)
    expect(recipients()).toHaveLength(7)
  })

  it('[D-FORM-31] says in its headers and its HTML which language it is in', () => {
    const given = { id: 'i', reference: 'R', to: 'a@b.co', from: 'web@bank.example', replyTo: 'care@bank.example' }
    const { headers, html } = composeAcknowledgement(keptAcknowledgement('es', bank), given)
    expect([headers?.['Content-Language'], /<html[^>]* lang="(..)"/.exec(html)?.[1]]).toEqual(['es', 'es'])
  })

  it('tells nobody of a message that the bank has not got', async () => {
    const { leads, server, sending } = await mailScene()
    await acceptFor(leads, 0, 'renee@example.com', 'en')
    const deliver: Sending['deliver'] = (mail) =>
      mail.to === 'renee@example.com' ? sending.deliver(mail) : Promise.reject(new Error('no'))
    await sendDueMails({ ...sending, deliver })
    expect(server.mails).toEqual([])
  })

  it('that cannot be sent holds up nothing, and is not tried again', async () => {
    const { leads, server, lines, clock, sending } = await mailScene()
    await acceptFor(leads, 0, 'renee@example.com', 'en')
    const deliver: Sending['deliver'] = (mail) =>
      mail.to === 'renee@example.com' ? Promise.reject(new Error('Zenobia')) : sending.deliver(mail)
    await sendDueMails({ ...sending, deliver })
    clock.now = 1
    await sendDueMails(sending)
    expect(server.mails).toHaveLength(1)
    expect(await leads.counts()).toEqual({ pending: 0, sent: 1, parked: 0 })
    expect(lines.at(-1)).toMatch(/^warn a visitor could not be told/)
    expect(lines.join('\n')).not.toContain('Zenobia')
  })
})
