import type { AstroPrerenderer } from 'astro'
import { afterEach, expect, it, vi } from 'vitest'
import { pagesAwait } from './render-site.ts'

afterEach(() => vi.unstubAllEnvs())

/** The prerenderer that pages wait with, over one that knows a single page. */
const waiting = (content: Promise<Readonly<Record<string, string>>>): AstroPrerenderer => {
  const paths = vi.fn(async () => [{ pathname: `/${process.env['SNAPSHOT']}/`, route: {} as never }])
  const plain: AstroPrerenderer = { name: 'plain', getStaticPaths: paths, render: async () => new Response() }
  let found: AstroPrerenderer | undefined
  pagesAwait(() => content).hooks['astro:build:start']?.({
    logger: {} as never,
    setPrerenderer: (prerenderer) => {
      found = typeof prerenderer === 'function' ? prerenderer(plain) : prerenderer
    },
  })
  if (!found) throw new Error('no prerenderer was set')
  return found
}

it('pages are listed when their content has come, and read the snapshot that came', async () => {
  vi.stubEnv('SNAPSHOT', 'old')
  const { promise, resolve } = Promise.withResolvers<{ SNAPSHOT: string }>()
  const listed = waiting(promise).getStaticPaths()
  resolve({ SNAPSHOT: 'new' })
  expect((await listed).map(({ pathname }) => pathname)).toEqual(['/new/'])
})

it('no page is listed when its content does not come', async () => {
  await expect(waiting(Promise.reject(new Error('the export was refused'))).getStaticPaths()).rejects.toThrow('the export was refused')
})
