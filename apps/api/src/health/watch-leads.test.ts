import { expect, it, onTestFinished, vi } from 'vitest'
import type { LeadsHealth } from './leads-health.ts'
import { watchLeads } from './watch-leads.ts'

const watched = (every: number) => {
  const lines: string[] = []
  const at = (level: string) => (context: object, message: string) => void lines.push(`${level} ${message} ${JSON.stringify(context)}`)
  const state: { health: LeadsHealth; looks: number } = { health: { state: 'ready' }, looks: 0 }
  const look = async () => {
    state.looks += 1
    return state.health
  }
  const watch = watchLeads({ look, every, log: { info: at('info'), error: at('error') } })
  onTestFinished(watch.close)
  return { lines, state, watch }
}

it('looks whether anybody asks or not, and says once when trouble begins, changes and ends', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { lines, state } = watched(1000)
  await vi.advanceTimersByTimeAsync(2000)
  expect([state.looks, lines]).toEqual([2, []])
  state.health = { state: 'trouble', causes: ['disk'] }
  await vi.advanceTimersByTimeAsync(3000)
  state.health = { state: 'down' }
  await vi.advanceTimersByTimeAsync(1000)
  state.health = { state: 'ready' }
  await vi.advanceTimersByTimeAsync(2000)
  expect(lines).toEqual([
    'error the leads are in trouble {"state":"trouble","causes":["disk"]}',
    'error the leads are in trouble {"state":"down"}',
    'info the leads are well again {"state":"ready"}',
  ])
})

it('asks once, however many ask, and again only when the answer is old', async () => {
  const { state, watch } = watched(60_000)
  await Promise.all(Array.from({ length: 50 }, () => watch.health()))
  await watch.health()
  expect(state.looks).toBe(1)
})
