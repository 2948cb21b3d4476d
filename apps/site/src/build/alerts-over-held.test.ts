import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Pointer } from '@bank/releases/manifest/manifest.ts'
import { describe, expect, it } from 'vitest'
import { alertsDealtWith, withChanges } from './alerts-over-held.ts'

type Alerts = Snapshot['records']['alerts']

/** Alerts by their ids and words, such as `fog:One`. */
const alerts = (...named: readonly string[]): Alerts =>
  named.map((each) => each.split(':')).map(([id, words]) => ({ id, description: { en: words } })) as unknown as Alerts

describe('alerts with what others became', () => {
  it.each([
    ['nothing', ['fog:1', 'ice:1'], [], [], ['fog:1', 'ice:1']],
    ['what was there before', ['fog:1'], ['ice:1'], ['ice:1'], ['fog:1']],
    ['what was gone before', ['fog:1'], ['fog:2'], ['fog:2'], ['fog:1']],
    ['a new one', ['fog:1'], ['ice:1'], ['wind:1', 'ice:1'], ['wind:1', 'fog:1']],
    ['other words', ['fog:1'], ['fog:2'], ['fog:3'], ['fog:3']],
    ['one that is gone', ['fog:1', 'ice:1'], ['fog:2'], [], ['ice:1']],
  ])('keep or take over %s', (_, own, from, to, expected) => {
    expect(withChanges(alerts(...own), { from: alerts(...from), to: alerts(...to) })).toEqual(alerts(...expected))
  })

  it('stay in their order where nothing changed', () => {
    const own = alerts('fog:1', 'ice:1')
    expect(withChanges(own, { from: alerts('ice:1', 'fog:1'), to: alerts('ice:1', 'fog:1') })).toBe(own)
  })
})

describe('alerts that are dealt with while a release is held', () => {
  /** A history of `id held? alerts…`, with the alerts of each. */
  const dealtWith = (...lines: readonly (readonly [id: string, isHeld: boolean, ...named: string[]])[]) => {
    const history = lines.map(([id, isHeld], index) => ({ id, serial: index + 1, ...(isHeld && { held: true }) }) as unknown as Pointer)
    return alertsDealtWith(history, async ({ serial }) => {
      const [, , ...named] = lines[serial - 1] ?? []
      return alerts(...(named as string[]))
    })
  }

  it('are unknown where none is held', async () => {
    expect(await dealtWith()).toBeUndefined()
    expect(await dealtWith(['1', false, 'fog:1'])).toBeUndefined()
    expect(await dealtWith(['1', false], ['1', true], ['3', false])).toBeUndefined()
  })

  it('are those of the release before the switch, with what was put in force since', async () => {
    const switched = [
      ['1', false, 'fog:1'],
      ['2', false, 'ice:1'],
      ['1', true, 'fog:1'],
    ] as const
    expect(await dealtWith(...switched)).toEqual(alerts('ice:1'))
    expect(await dealtWith(...switched, ['4', true, 'wind:1', 'fog:1'])).toEqual(alerts('wind:1', 'ice:1'))
    expect(await dealtWith(...switched, ['4', true, 'wind:1', 'fog:1'], ['2', true, 'ice:1'])).toEqual(alerts('wind:1', 'ice:1'))
  })

  it('are unknown where one of the releases cannot be read', async () => {
    const history = [{ id: '1' }, { id: '2' }, { id: '1', held: true }] as unknown as readonly Pointer[]
    expect(await alertsDealtWith(history, async ({ held }) => (held ? alerts() : undefined))).toBeUndefined()
  })
})
