import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { spoken } from '../../testing/admin-component.ts'
import { WaitingRoles } from './WaitingRoles.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../../testing/admin-component.ts')).adminLibrary())
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const said = (language: string, props: Partial<Parameters<typeof WaitingRoles>[0]>): string => {
  spoken.language = language
  const all = { account: 2, email: 'ben@bank.example', asked: ['approver'] as const, mayConfirm: false, hasConfirmer: true, ...props }
  return renderToStaticMarkup(<WaitingRoles {...all} />)
}

it.each([
  ['en', 'no other administrator yet'],
  ['es', 'no hay otra persona de administración'],
])('says in %s where nobody could confirm them, and what to do', (language, words) => {
  for (const part of [words, 'npm run editor']) expect(said(language, { hasConfirmer: false })).toContain(part)
  expect(said(language, {})).not.toContain(words)
})

it.each([
  ['en', 'mails a link to choose a new one to ben@bank.example', 'sends no mails'],
  ['es', 'se envía a ben@bank.example un enlace', 'no envía correos'],
])('says in %s what becomes of a password that somebody else knows', (language, mailed, unmailed) => {
  expect(said(language, { newPassword: 'mailed' })).toContain(mailed)
  for (const part of [unmailed, 'npm run editor -- --reset ben@bank.example'])
    expect(said(language, { newPassword: 'unmailed' })).toContain(part)
  expect(said(language, {})).not.toMatch(/password|contraseña/)
})
