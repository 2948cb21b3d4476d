import { expect, it } from 'vitest'
import { keyedMutex } from './keyed-mutex.ts'

const observed = () => {
  const turn = keyedMutex()
  const happened: string[] = []
  const work = (name: string | undefined, label: string, gate: PromiseWithResolvers<void>) =>
    turn(name, async () => {
      happened.push(`${label} begins`)
      await gate.promise
      happened.push(`${label} ends`)
      return label
    })
  return { happened, work }
}

it('work of one name waits for the work before it, of another name or of none does not', async () => {
  const { happened, work } = observed()
  const gates = { first: Promise.withResolvers<void>(), others: Promise.withResolvers<void>() }
  const all = Promise.all([
    work('a', 'first', gates.first),
    work('a', 'second', gates.others),
    work('a', 'third', gates.others),
    work('b', 'other', gates.others),
    work(undefined, 'nameless', gates.others),
    work(undefined, 'also nameless', gates.others),
  ])
  gates.others.resolve()
  gates.first.resolve()
  expect(await all).toEqual(['first', 'second', 'third', 'other', 'nameless', 'also nameless'])
  expect(happened.slice(0, 4)).toEqual(['first begins', 'other begins', 'nameless begins', 'also nameless begins'])
  expect(happened.filter((line) => /first|second|third/.test(line))).toEqual(
    ['first', 'second', 'third'].flatMap((label) => [`${label} begins`, `${label} ends`]),
  )
})

it('work that comes while the second is under way waits for the second', async () => {
  const { happened, work } = observed()
  const gates = { second: Promise.withResolvers<void>(), open: Promise.withResolvers<void>() }
  gates.open.resolve()
  const first = work('a', 'first', gates.open)
  const second = work('a', 'second', gates.second)
  await first
  const third = work('a', 'third', gates.open)
  gates.second.resolve()
  await Promise.all([second, third])
  expect(happened).toEqual(['first', 'second', 'third'].flatMap((label) => [`${label} begins`, `${label} ends`]))
})

it('work that fails holds nobody up', async () => {
  const turn = keyedMutex()
  const failing = turn('a', async () => Promise.reject(new Error('no')))
  const next = turn('a', async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
