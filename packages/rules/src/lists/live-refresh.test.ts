import { describe, expect, it } from 'vitest'
import { fetchesOnMount, isLive } from './live-refresh.ts'

describe('isLive', () => {
  it.each([
    ['LIST-11', undefined, undefined, true],
    ['LIST-11', true, 'false', true],
    ['LIST-12', false, undefined, false],
    ['LIST-12', false, 'true', true],
    ['LIST-12', false, 'YES', true],
    ['LIST-12', false, '1', true],
    ['LIST-12', false, 'on', false],
    ['LIST-12', false, '0', false],
    ['LIST-12', false, '', false],
  ])('[%s] with the parameter %s and the flag %j: %s', (_id, parameter, flag, live) => {
    expect(isLive(parameter, flag)).toBe(live)
  })
})

describe('fetchesOnMount', () => {
  it.each([
    [true, true, true],
    [true, false, true],
    [false, true, false],
    [false, false, true],
  ])('[LIST-13] live %s and static data %s: %s', (live, hasStaticData, fetches) => {
    expect(fetchesOnMount(live, hasStaticData)).toBe(fetches)
  })
})

it('[LIST-12] blanks around the flag do not count', () => {
  expect(isLive(false, ' yes ')).toBe(true)
})
