import { expect, it } from 'vitest'
import { sampledLog } from './sampled-log.ts'

it('writes the first of equal lines, and counts the others', () => {
  const lines: unknown[] = []
  const log = { info: (context: object, message: string) => lines.push([message, context]) } as never
  const { write, flush } = sampledLog(log)
  for (let count = 0; count < 1000; count += 1) write(log, 'info', { code: 'badNumber', status: 400 }, 'request failed')
  write(log, 'info', { code: 'notFound', status: 404, route: undefined }, 'request failed')
  const first = ['request failed', { code: 'badNumber', status: 400 }]
  const other = ['request failed', { code: 'notFound', status: 404 }]
  expect(lines).toEqual([first, other])
  flush()
  expect(lines).toEqual([first, other, ['more of the same within the last minute', { counts: { 'request failed badNumber 400': 999 } }]])
  flush()
  write(log, 'info', { code: 'badNumber', status: 400 }, 'request failed')
  expect(lines.slice(3)).toEqual([first])
})
