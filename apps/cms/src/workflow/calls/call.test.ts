// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest'
import { en } from '../../language/en.ts'
import { es } from '../../language/es.ts'
import { call, messageOf } from './call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
})

/** What is said of a request that ends so. */
const said = async (language: 'en' | 'es', fetched: () => Promise<Response>): Promise<string> => {
  document.documentElement.lang = language
  vi.stubGlobal('fetch', fetched)
  return call('POST', '/workflow/review', {}).then(() => 'done', messageOf)
}

const refused = (status: number, message: string) => async () => Response.json({ errors: [{ message }] }, { status })

it.each([
  ['en', en],
  ['es', es],
] as const)('says in %s what happened and what to do, and no words of a program', async (language, { failures }) => {
  expect(await said(language, () => Promise.reject(new TypeError('Failed to fetch')))).toBe(failures.cut)
  expect(await said(language, refused(401, 'Sign in first. Nothing was saved.'))).toBe(failures.signedOut)
  expect(await said(language, refused(400, 'No User'))).toBe(failures.signedOut)
  expect(await said(language, refused(500, 'Something went wrong.'))).toBe(failures.broken(500))
  expect(await said(language, async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))).toBe(failures.broken(502))
})

it('says a refusal as the admin does', async () => {
  expect(await said('en', refused(403, 'Approvers decide about drafts.'))).toBe('Approvers decide about drafts.')
  expect(await said('en', refused(503, 'The publisher does not run.'))).toBe('The publisher does not run.')
})
