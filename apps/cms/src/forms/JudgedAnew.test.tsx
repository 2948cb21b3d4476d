// @vitest-environment jsdom

import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { componentPlace, form } from '../testing/admin-component.ts'
import { JudgedAnew } from './JudgedAnew.tsx'

vi.mock('@payloadcms/ui', async () => (await import('../testing/admin-component.ts')).adminLibrary())

const place = componentPlace()

type Update = { readonly path: string; readonly validate: (value: unknown, options: object) => unknown }

it('judges a new password and refused fields anew with each save, and leaves alone what is judged anyway', () => {
  form.dispatch.mockClear()
  const own = () => true
  form.fields = {
    email: { valid: false, errorMessage: 'Is used already.' },
    language: { valid: true },
    changeReason: { valid: false, validate: own },
    password: { valid: false, errorMessage: 'Too short.' },
    'confirm-password': { valid: true },
  }
  act(() => place.root.render(<JudgedAnew />))
  const updates = form.dispatch.mock.calls.map(([update]) => update as Update)
  expect(updates.map(({ path }) => path)).toEqual(['email', 'password', 'confirm-password'])
  const t = (key: string) => key
  const verdict = (path: string, value: string) =>
    updates
      .find((update) => update.path === path)
      ?.validate(value, { req: { t, payload: { config: {} } }, siblingData: { password: 'three plain words' } })
  expect(verdict('email', 'ana@bank.example')).toBe(true)
  expect([verdict('password', 'three plain words'), verdict('password', '')]).toEqual([true, 'validation:required'])
  expect(['three plain words', 'three plain', ''].map((value) => verdict('confirm-password', value))).toEqual([
    true,
    'fields:passwordsDoNotMatch',
    'validation:required',
  ])
})

it('is done once every field has what it is judged by', () => {
  form.dispatch.mockClear()
  const judged = { valid: false, validate: () => true }
  form.fields = { password: judged, 'confirm-password': judged }
  act(() => place.root.render(<JudgedAnew />))
  expect(form.dispatch).not.toHaveBeenCalled()
})
