import { ContentError } from '@bank/content/records/problem.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import { expect, it, vi } from 'vitest'
import { draftPreview } from './draft-preview.ts'

/** A preview of a store that is read whenever its tag is another one. */
const previewing = () => {
  let tag = 'a'
  const refresh = vi.fn(async () => true)
  const show = vi.fn(async () => undefined)
  const snapshot = { records: { menus: [], pages: [] } } as never
  const warnings = () => []
  const isAside = () => false
  const isLeaving = () => false
  const unapprovable = () => []
  const wanted = () => []
  const none = { problems: [], refused: [], stays: [], leaves: () => undefined }
  const showing = vi.fn((_: unknown) => ({ snapshot, ...none, warnings, isAside, isLeaving, unapprovable, wanted }))
  const preview = draftPreview({
    content: {
      refresh,
      withDrafts: async () => ({ snapshot, ...none, warnings, isAside, isLeaving, unapprovable, wanted }),
      newWith: () => [],
      isTakenOff: ({ id }) => id === 'gone',
      showing,
    },
    site: {
      store: folderStore('/nowhere'),
      difference: async () => ({ problems: [], changed: [] }),
      preview: async () => ({
        show,
        listCards: () => undefined,
        recordsAt: () => undefined,
        pagesOf: async () => [],
        unmatchedLines: () => [],
        faultsAt: async () => [],
      }),
    },
    tag: async () => tag,
    unsavedDocument: async () => undefined,
  })
  const commit = (next: string) => {
    tag = next
  }
  return { ...preview, commit, refresh, shown: show, showing }
}

it('reads the store again only when it has changed: a page asks for many files', async () => {
  const { show, commit, refresh } = previewing()
  await Promise.all([show({ path: '/en/' }), show({ path: '/a.css' })])
  await show({ path: '/b.js' })
  expect(refresh).toHaveBeenCalledTimes(1)
  commit('b')
  await show({ path: '/en/' })
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('reads it again after a failure', async () => {
  const { show, refresh } = previewing()
  refresh.mockRejectedValueOnce(new Error('The store is away'))
  await expect(show({ path: '/en/' })).rejects.toThrow('The store is away')
  expect(await show({ path: '/en/' })).toBeUndefined()
})

it('is warmed up once, whatever is wrong with the first page', async () => {
  const { warmUp, shown } = previewing()
  shown.mockRejectedValueOnce(new Error('Broken'))
  await warmUp()
  await warmUp()
  expect(shown).toHaveBeenCalledTimes(1)
})

it('makes what somebody writes into a site once, until the store has changed', async () => {
  const { show, commit, showing } = previewing()
  const view = { drafts: 'all', unsaved: { slug: 'pages', id: 'home', language: 'en', data: { title: 'A' } } } as const
  await Promise.all([show({ path: '/en/' }, view), show({ path: '/es/' }, view)])
  expect(showing).toHaveBeenCalledTimes(1)
  await show({ path: '/en/' }, { ...view, unsaved: { ...view.unsaved, data: { title: 'B' } } })
  expect(showing).toHaveBeenCalledTimes(2)
  commit('b')
  await show({ path: '/en/' }, view)
  expect(showing).toHaveBeenCalledTimes(3)
})

it('looks at a draft by itself where there is no site yet to compare it with, and asks for that site again after a failure', async () => {
  const { findings, showing } = previewing()
  const record = { slug: 'settings', id: 'settings' }
  const nothing = { toMend: [], toLookAt: [] }
  const shown = showing.getMockImplementation()
  for (const failure of [new ContentError('There is no site', []), new Error('The disk is full')]) {
    showing.mockImplementation((asked) => {
      if ((asked as { drafts: unknown }).drafts === 'none') throw failure
      return shown?.(asked) as never
    })
    const found = findings(record, { drafts: record })
    if (failure instanceof ContentError) expect(await found).toEqual(nothing)
    else await expect(found).rejects.toThrow('The disk is full')
  }
  if (shown) showing.mockImplementation(shown)
  expect(await findings(record, { drafts: record })).toEqual(nothing)
})

it('shows what was taken off the site beside its own form alone', async () => {
  const { showSound, pagesOf, showing } = previewing()
  await showSound({ path: '/en/' }, { slug: 'pages', id: 'home' })
  await pagesOf({ slug: 'pages', id: 'home' })
  const ofDrafts = () => showing.mock.calls.filter(([shown]) => (shown as { readonly drafts: unknown }).drafts === 'all')
  expect(ofDrafts()).toEqual([])
  const gone = { slug: 'pages', id: 'gone' }
  await showSound({ path: '/en/' }, gone)
  await pagesOf(gone)
  expect(ofDrafts()).toMatchObject([[{ withOff: [gone] }]])
})
