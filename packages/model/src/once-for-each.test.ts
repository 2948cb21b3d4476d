import { expect, it, vi } from 'vitest'
import { onceForEach, sameLists } from './once-for-each.ts'

it('computes once for each object, also when nothing comes of it', () => {
  const compute = vi.fn(({ name }: { name: string }) => (name === '' ? undefined : name))
  const nameOf = onceForEach(compute)
  const [one, none] = [{ name: 'one' }, { name: '' }]
  expect([one, none, one, none, { name: 'one' }].map(nameOf)).toEqual(['one', undefined, 'one', undefined, 'one'])
  expect(compute).toHaveBeenCalledTimes(3)
})

it('knows a list of the same objects again, and no other', () => {
  const same = sameLists<object>()
  const [one, two, three] = [{}, {}, {}]
  const list = same([one, two])
  expect(same([one, two])).toBe(list)
  for (const other of [[one], [one, three], [one, two, three], [two, one], []]) expect(same(other)).toBe(other)
})
