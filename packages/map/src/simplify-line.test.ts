import { describe, expect, it } from 'vitest'
import { simplifyLine } from './simplify-line.ts'

describe('simplifyLine', () => {
  it('drops what lies on the way and keeps corners and both ends', () => {
    expect(
      simplifyLine(
        [
          [0, 0],
          [1, 0.001],
          [2, 0],
          [2, 1],
          [2, 2],
        ],
        0.01,
      ),
    ).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
    ])
  })
  it('keeps a closed line closed', () => {
    const ring = simplifyLine(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ],
      0.01,
    )
    expect(ring).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ])
  })
})
