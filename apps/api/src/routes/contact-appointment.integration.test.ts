import { readKeptMessage } from '@bank/forms/kept-message.ts'
import { testRecords } from '@bank/sample/records.ts'
import { testSettings } from '@bank/sample/settings.ts'
import { describe, expect, it } from 'vitest'
import { mailContent } from '../mail/mail-content.ts'
import { mailText } from '../mail/mail-text.ts'
import { bodyFor, goodMessages, key, servedForms } from '../testing/contact.ts'
import { makeCurrent, writeRelease } from '../testing/data-folder.ts'

const path = '/api/contact/appointment/'
const good = goodMessages[path]
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a request for an appointment', () => {
  it('[D-FORM-5] is stored with its mail, which says in English where, about what and when, by the clocks of the place', async () => {
    await using app = await servedForms()
    const answer = await app.post(path, await bodyFor(app.server, path))
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { reference: expect.any(String) } }])
    const [mail] = await app.mails()
    expect(mail).toMatchObject({
      form: 'appointment',
      recipient: 'help@gulfpinesbank.example',
      subject: 'Request for an appointment: By telephone',
    })
    const kept = readKeptMessage(mail?.message ?? '')
    const meaning = { placeName: 'By telephone', topicName: 'Open an account', languageName: 'Spanish', timeZone: 'America/Chicago' }
    expect(kept).toEqual({ ...good, ...meaning })
    const text = mailText(mailContent(kept, { reference: 'R', acceptedAt: Date.now() }))
    expect(text).toContain('Nothing is agreed on yet')
    expect(text).toMatch(/First choice: +\w+, \w+ \d+, \d{4} at 10:00\sAM, Central Time \(America\/Chicago\)/)
    expect(text).toMatch(/Second choice: +\w+, \w+ \d+, \d{4} at 2:30\sPM, Central Time \(America\/Chicago\)/)
  })

  it('[D-FORM-5] that is sent again under its key is one request', async () => {
    await using app = await servedForms()
    const body = await bodyFor(app.server, path)
    const [one, again] = [await app.post(path, body, key('one')), await app.post(path, body, key('one'))]
    expect([again.statusCode, again.json()]).toEqual([200, one.json()])
    expect(await app.count()).toBe(1)
  })

  it.each([
    ['at night', { firstTime: '03:00' }, ['firstTime'], /firstTime \(\d{4}-\d\d-\d\d 03:00 closed then\)\.$/],
    ['in the past', { secondDate: daysFromNow(-3) }, ['secondTime'], /secondTime \(\S+ 14:30 over\)\.$/],
    ['too far ahead', { firstDate: daysFromNow(70) }, ['firstTime'], /firstTime \(\S+ 10:00 too far ahead\)\.$/],
    ['on no day of the calendar', { firstDate: '2027-02-30' }, ['firstTime'], /firstTime \(2027-02-30 10:00 closed then\)\.$/],
    [
      'twice at the same time',
      { secondDate: good.firstDate, secondTime: good.firstTime },
      ['secondTime'],
      /secondTime \(\S+ 10:00 asked for twice\)\.$/,
    ],
    [
      'at two wrong times',
      { firstTime: '03:00', secondTime: '23:00' },
      ['firstTime', 'secondTime'],
      /firstTime \(\S+ 03:00 closed then\), secondTime \(\S+ 23:00 closed then\)\.$/,
    ],
  ])('%s is refused, and told which time it was', async (_name, change, fields, told) => {
    await using app = await servedForms()
    const answer = await app.post(path, { ...(await bodyFor(app.server, path)), ...change })
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields])
    expect(answer.json().errorMessage).toMatch(told)
    expect(await app.count()).toBe(0)
  })

  it.each([
    ['place', 'covington-hospital-atm'],
    ['topic', 'gossip'],
    ['spokenLanguage', 'fr'],
    ['phone', ''],
    ['phone', '\u200b'],
    ['phone', 'abc'],
    ['firstDate', 'tomorrow'],
    ['secondTime', '25:00'],
  ])('[API-10] whose %s is not offered is refused with the name of the field alone', async (field, value) => {
    await using app = await servedForms()
    const answer = await app.post(path, { ...(await bodyFor(app.server, path)), [field]: value })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { errorMessage: `These fields are missing or not right: ${field}.`, fields: [field] },
    ])
  })

  it('is judged by the content in force: a day on which the bank has closed since is refused', async () => {
    await using app = await servedForms()
    const body = await bodyFor(app.server, path)
    const holiday = { date: good.firstDate, name: { en: 'A storm', es: 'Una tormenta' } }
    await writeRelease(app.dataDir, 'r2', { records: testRecords, settings: { ...testSettings, bankHolidays: [holiday] } })
    await makeCurrent(app.dataDir, 'releases', 'r2')
    await app.releases.check()
    const answer = await app.post(path, body)
    expect([answer.statusCode, answer.json().fields]).toEqual([422, ['firstTime']])
  })

  it('at a branch names it and its address', async () => {
    await using app = await servedForms()
    // A weekday of the next week or the one after, but for the holidays of the sample bank.
    const days = Array.from({ length: 20 }, (_, index) => daysFromNow(index + 2)).filter(
      (date) => ![0, 6].includes(new Date(date).getUTCDay()) && !testSettings.bankHolidays.some((one) => one.date === date),
    )
    const [firstDate, secondDate] = days
    const change = { place: 'covington', spokenLanguage: 'vi', firstDate, secondDate, firstTime: '09:00', secondTime: '15:30' }
    expect((await app.post(path, { ...(await bodyFor(app.server, path)), ...change })).statusCode).toBe(200)
    const [mail] = await app.mails()
    expect(mail?.subject).toBe('Request for an appointment: Covington, 418 Longleaf Avenue, Covington, LA')
    expect(readKeptMessage(mail?.message ?? '')).toMatchObject({ languageName: 'Vietnamese', timeZone: 'America/Chicago' })
  })
})
