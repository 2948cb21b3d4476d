import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { RolesAskedList } from './RolesAskedList.tsx'

const asked = [
  { email: 'ben@bank.example', edit: '/admin/collections/users/2', roles: ['writer', 'approver'] as const, by: 'ana@bank.example' },
]

it.each([
  ['en', en, 'Writer, Approver'],
  ['es', es, 'Redacción, Aprobación'],
] as const)('names whose roles wait, which ones and who asked, with the way there (%s)', (language, words, named) => {
  const said = renderToStaticMarkup(<RolesAskedList asked={asked} words={words} language={language} />)
  for (const text of [words.waiting.roles.list, '"/admin/collections/users/2"', 'ben@bank.example', named, 'ana@bank.example'])
    expect(said).toContain(text)
  expect(renderToStaticMarkup(<RolesAskedList asked={[]} words={words} language={language} />)).toBe('')
})
