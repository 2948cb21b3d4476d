// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { exampleContent } from './examples.ts'
import { SiteMap as View } from './SiteMap.tsx'
import { siteMap as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }

describe('site map', () => {
  it('[ROUTE-15] lists every published page in its group', () => {
    const host = renderBlock(block, {}, { content: exampleContent })
    const groups = [...host.querySelectorAll('.site-map-group')].map((group) => [
      group.querySelector('.label')?.textContent,
      ...[...group.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ])
    expect(groups).toEqual([
      ['Personal banking', '/en/personal/', '/en/personal/savings/', '/en/personal/checking/'],
      ['More pages', '/en/business/', '/blog/'],
    ])
  })

  it('[BLK-03] is hidden on a site without pages', () => {
    expect(renderBlock(block, {}, { content: { pages: [] } }).childElementCount).toBe(0)
  })
})
