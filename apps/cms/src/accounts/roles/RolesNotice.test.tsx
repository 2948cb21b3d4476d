import type { ServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RolesNotice } from './RolesNotice.tsx'

const said = (language: string, user: object): string =>
  renderToStaticMarkup(<RolesNotice {...({ i18n: { language }, user } as unknown as Pick<ServerProps, 'user' | 'i18n'>)} />)

it.each([
  ['en', 'Approver, Leads reader', 'another administrator has confirmed', 'may do nothing here'],
  ['es', 'Aprobación, Mensajes de visitantes', 'otra persona de administración las confirma', 'no puede hacer nada'],
])('says in %s which roles wait, and for whom', (language, roles, whom, nothing) => {
  const asked = { askedBy: '1', askedRoles: ['approver', 'leads'] }
  for (const words of [roles, whom, nothing]) expect(said(language, { ...asked, roles: [] })).toContain(words)
  expect(said(language, { ...asked, roles: ['writer'] })).not.toContain(nothing)
})

it('says nothing where none wait', () => {
  expect(said('en', { askedBy: null, askedRoles: [], roles: ['writer'] })).toBe('')
})
