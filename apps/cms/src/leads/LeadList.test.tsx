// @vitest-environment jsdom

import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { componentPlace, spoken } from '../testing/admin-component.ts'
import { LeadList } from './LeadList.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()
beforeEach(() => sessionStorage.clear())

const show = async (filter: object, fitting: number) => {
  sessionStorage.setItem('leads-list', JSON.stringify({ filter, starts: [] }))
  vi.stubGlobal('fetch', async () => Response.json({ leads: [], fitting, unhandled: 3 }))
  await act(async () => place.root.render(<LeadList />))
  return [...place.host.querySelectorAll('form ~ p')].map(({ textContent }) => textContent).filter(Boolean)
}

it.each([
  ['en', { words: 'landry' }, 0, ['No message fits the search.']],
  ['en', { form: 'heroes' }, 1, ['One message fits the search.']],
  ['es', { isHandled: true }, 1, ['Un mensaje coincide con la búsqueda.']],
  ['es', { words: 'landry' }, 27, ['27 mensajes coinciden con la búsqueda.']],
  ['es', { words: 'landry' }, 0, ['Ningún mensaje coincide con la búsqueda.']],
  ['en', {}, 0, ['3 messages are open.', 'Nobody has written yet.']],
])(
  'says in %s for %j how many messages fit (%i), and how many are open where nothing is looked for',
  async (language, filter, fitting, said) => {
    spoken.language = language
    expect(await show(filter, fitting)).toEqual(said)
  },
)
