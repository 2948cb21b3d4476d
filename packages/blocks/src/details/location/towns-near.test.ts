import { expect, it } from 'vitest'
import { townsNear } from './towns-near.ts'

it('[D-LOC-1] names towns around a branch, the largest first, and none far away', () => {
  const names = townsNear({ lat: 29.7, lng: -95.55 }, 'en').map(({ name }) => name)
  expect(names[0]).toBe('Houston')
  expect(names).toEqual(expect.arrayContaining(['Katy', 'Galveston', 'Pearland']))
  expect(names).not.toContain('Dallas')
  expect(names.length).toBeLessThanOrEqual(20)
})

it.each([
  ['en', 'New Orleans'],
  ['es', 'Nueva Orleans'],
] as const)('calls them as a page does (%s)', (language, name) => {
  expect(townsNear({ lat: 29.95, lng: -90.05 }, language)[0]?.name).toBe(name)
})
