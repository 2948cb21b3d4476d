import { expect, it } from 'vitest'
import { newsMail } from './news-mail.ts'

const submitted = { what: 'submitted', slug: 'pages', id: 'home', title: 'Home', by: 'ana@bank.example', comment: '' } as const
const settings = { ...submitted, slug: 'settings', id: 'settings', title: 'Ajustes del sitio' }
const origin = 'https://cms.bank.example'

it.each([
  ['en', submitted, 'Home waits for approval', 'Home (Page home) waits for approval.'],
  ['en', settings, 'Site settings waits for approval', 'Site settings waits for approval.'],
  ['es', settings, 'Ajustes del sitio espera aprobación', 'Ajustes del sitio espera aprobación.'],
] as const)('names a record in %s, the settings by their label in the language of whoever reads it', (language, news, subject, line) => {
  const mail = newsMail(news, origin, language)
  expect(mail.subject).toBe(subject)
  expect(mail.text.startsWith(line)).toBe(true)
})
