import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listLoader } from './list-loader.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const answer = (data: unknown, status = 200) => new Response(JSON.stringify({ data }), { status })

/** A loader whose calls are answered by hand, and what it said and showed. */
const setUp = () => {
  const heard: unknown[] = []
  const calls: { resolve: (response: Response) => void; reject: (error: Error) => void; signal: AbortSignal }[] = []
  const loader = listLoader({
    address: '/api/blog/post/all/',
    fetch: (_, { signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
      calls.push({ resolve, reject, signal })
      return promise
    },
    become: (status) => heard.push(status),
    show: (records) => heard.push(records),
  })
  return { loader, heard, calls }
}

describe('listLoader', () => {
  it('[LIST-03] [LIST-05] [LIST-06] is loading while it asks and loaded on 200, and shows the records then', async () => {
    const { loader, heard, calls } = setUp()
    const done = loader.load()
    expect(heard).toEqual(['loading'])
    calls[0]?.resolve(answer([{ id: 'one' }]))
    await done
    expect(heard).toEqual(['loading', 'loaded', [{ id: 'one' }]])
  })

  it.each([
    ['500', () => answer([], 500)],
    ['201', () => answer([], 201)],
    ['no JSON', () => new Response('<html>')],
    ['no list', () => answer('text')],
    ['nothing at all', () => new Response('null')],
  ])('[LIST-07] [LIST-09] [ERR-01] fails on %s and shows nothing else', async (_, response) => {
    const { loader, heard, calls } = setUp()
    const done = loader.load()
    calls[0]?.resolve(response())
    await done
    expect(heard).toEqual(['loading', 'fail'])
  })

  it('[LIST-07] fails when there is no connection, and after ten seconds without an answer', async () => {
    const { loader, heard, calls } = setUp()
    const refused = loader.load()
    calls[0]?.reject(new TypeError('Failed to fetch'))
    await refused
    const silent = loader.load()
    await vi.advanceTimersByTimeAsync(answerTimeout - 1)
    expect(heard).toEqual(['loading', 'fail', 'loading'])
    await vi.advanceTimersByTimeAsync(1)
    await silent
    expect(heard.at(-1)).toBe('fail')
  })

  it('[D-LIST-6] drops a call for a later one, and says nothing more after it was stopped', async () => {
    const { loader, heard, calls } = setUp()
    const first = loader.load()
    const second = loader.load()
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[1]?.resolve(answer(['later']))
    await Promise.all([first, second])
    expect(heard).toEqual(['loading', 'loading', 'loaded', ['later']])
    const third = loader.load()
    loader.stop()
    await third
    expect(heard.slice(4)).toEqual(['loading'])
  })
})
