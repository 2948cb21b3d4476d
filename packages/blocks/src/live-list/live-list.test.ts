import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageOf } from '../cards/record/to-cards.ts'
import { listedModels } from '../record-list/schema.ts'

const css = readFileSync(new URL('live-list.css', import.meta.url), 'utf8')

describe('the styles of a long list', () => {
  it.each(listedModels.flatMap((model) => (pageOf(model) ? [[model, pageOf(model) ?? 0] as const] : [])))(
    '[D-ROUTE-6] %s hides what comes after its first %i entries before any script has run',
    (_, page) => {
      expect(css).toContain(`[data-page="${page}"]:not([data-ready], [data-failed]) [data-entry]:nth-child(n + ${page + 1})`)
    },
  )
})
