import { describe, expect, it } from 'vitest'
import { pictureName } from './media.ts'

const picture = { id: 'gulf-dawn', hash: 'abcdef0123456789', focalX: 50, focalY: 40 }

describe('the name of a picture in its addresses', () => {
  it('starts with the id, so that what editors call their files cannot break an address', () => {
    expect(pictureName(picture)).toMatch(/^gulf-dawn\.[0-9a-f]{10}$/)
  })

  it('changes with the bytes and with the point of interest, so that caches never keep an old crop', () => {
    const names = [picture, { ...picture, hash: 'fedcba9876543210' }, { ...picture, focalX: 80 }, { ...picture, focalY: 10 }].map(
      pictureName,
    )
    expect(new Set(names).size).toBe(4)
  })
})
