import { readKeptMessage } from '@bank/forms/kept-message.ts'
import { describe, expect, it } from 'vitest'
import { composeMail } from '../mail/compose-mail.ts'
import { bodyFor, servedForms } from '../testing/contact.ts'

describe('a message', () => {
  it.each([
    ['/en/treasury/', '/en/treasury/'],
    ['https://evil.example/', undefined],
    ['//evil.example/en/treasury/', undefined],
    ['/en/nowhere/', undefined],
    ['/en/treasury/?next=https://evil.example/', undefined],
  ])('[D-FORM-26] that says it comes from %s is kept as from %s', async (source, kept) => {
    await using app = await servedForms()
    const answer = await app.post('/api/contact/mail/', { ...(await bodyFor(app.server, '/api/contact/mail/')), source })
    expect(answer.statusCode).toBe(200)
    const [mail] = await app.mails()
    expect(readKeptMessage(mail?.message ?? '')).toMatchObject({ fullName: 'Ada Secret', ...(kept && { source: kept }) })
    expect(mail?.message).not.toContain('evil')
    expect(mail?.message.includes('"source"')).toBe(kept !== undefined)
  })

  it('[D-FORM-26] is kept with the language that it says, else with that of its page, whatever the visitor reads', async () => {
    await using app = await servedForms()
    const path = '/api/contact/mail/'
    for (const headers of [{}, { 'content-language': 'es' }, { 'accept-language': 'es' }])
      await app.post(path, await bodyFor(app.server, path), headers)
    const kept = (await app.mails()).map(({ message }) => readKeptMessage(message).lang)
    expect(kept.toSorted()).toEqual(['en', 'en', 'es'])
  })

  it.each(['en', 'es'])('[D-FORM-26] is kept with the language %s of its own field, whatever its page says', async (lang) => {
    await using app = await servedForms()
    const path = '/api/contact/heroes/'
    await app.post(path, { ...(await bodyFor(app.server, path)), lang }, { 'content-language': lang === 'en' ? 'es' : 'en' })
    expect(readKeptMessage((await app.mails())[0]?.message ?? '')).toMatchObject({ lang })
  })

  it.each(['es', 'en', 'fr', undefined])('[D-FORM-26] is kept with the language %s that its page says', async (language) => {
    await using app = await servedForms()
    const headers: Record<string, string> = language ? { 'content-language': language } : {}
    const { recaptcha, ...body } = await bodyFor(app.server, '/api/contact/mail/')
    await app.post('/api/contact/mail/', { ...body, source: '/', recaptcha }, headers)
    const kept = readKeptMessage((await app.mails())[0]?.message ?? '')
    expect(kept).toMatchObject(language === 'es' || language === 'en' ? { lang: language } : { env: 'SUPPORT_FORM' })
    expect('lang' in kept).toBe(language === 'es' || language === 'en')
  })

  it.each(['/api/contact/heroes/', '/api/contact/homeassist/', '/api/contact/appointment/'] as const)(
    '[D-FORM-26] to %s, which has no field for it, is kept with the page of this site that its browser names',
    async (path) => {
      await using app = await servedForms()
      const pages = ['http://localhost/en/treasury/?next=x#y', 'http://localhost/en/nowhere/', 'https://evil.example/en/treasury/', 'x']
      for (const referer of pages) expect((await app.post(path, await bodyFor(app.server, path), { referer })).statusCode).toBe(200)
      const sent = await app.mails()
      const named = sent.map((mail) => composeMail(mail, 'website@gulfpines.example').headers?.['X-Website-Page'])
      expect(named.filter((page) => page !== undefined)).toEqual(['/en/treasury/'])
      expect(sent).toHaveLength(pages.length)
    },
  )
})
