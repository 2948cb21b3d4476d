import { describe, expect, it } from 'vitest'
import { blockIds } from './block-ids.ts'

describe('blockIds', () => {
  it.each([
    ['home-banner', 'es', ['home-banner-es', 'home-banner']],
    ['home-banner', 'en', ['home-banner-en', 'home-banner']],
    ['Home-Banner', 'es', ['home-banner-es', 'Home-Banner']],
  ] as const)('[BLK-01] [BLK-02] %s in %s is looked up as %j', (id, language, expected) => {
    expect(blockIds(id, language)).toEqual(expected)
  })
})
