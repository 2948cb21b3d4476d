// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@bank/i18n/languages.ts'
import { testRecords } from '@bank/sample/records.ts'
import axe from 'axe-core'
import type { ConfigData } from 'html-validate'
import { HtmlValidate } from 'html-validate/node'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockContext } from '../block.ts'
import { testContext } from '../testing/context.ts'
import { examples as articles } from './article/examples.ts'
import { type DetailSlug, detailViews } from './detail-views.ts'
import { examples as events } from './event/examples.ts'
import { examples as locations } from './location/examples.ts'

type AnyView = { toProps: (record: unknown, context: BlockContext) => object; View: FunctionComponent<object> }

const cases = Object.entries({ ...articles, ...events, ...locations }).flatMap(([name, { slug, id }]) =>
  languages.map((language) => ({ name, slug: slug as Exclude<DetailSlug, 'place'>, id, language })),
)
const htmlValidate = new HtmlValidate(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../.htmlvalidate.json'), 'utf8')) as ConfigData,
)

describe.each(cases)('$slug: $name, in $language', ({ slug, id, language }) => {
  const markup = (): string => {
    const context = testContext(language, { records: testRecords })
    const record = context.records[slug].find((one) => one.id === id)
    const { toProps, View } = detailViews[slug] as unknown as AnyView
    if (!record) throw new Error(`there is no record ${id}`)
    return renderToStaticMarkup(createElement(View, toProps(record, context)))
  }

  it('has one main heading, and no style attributes', () => {
    const host = document.createElement('div')
    host.innerHTML = markup()
    expect([...host.querySelectorAll('h1')].map((heading) => heading.textContent?.trim()).filter(Boolean)).toHaveLength(1)
    expect(host.querySelectorAll('[style]')).toHaveLength(0)
  })

  it('is valid HTML', async () => {
    const report = await htmlValidate.validateString(markup())
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`)),
    ).toEqual([])
  })

  it('has no accessibility violation', async () => {
    document.documentElement.lang = language
    document.body.innerHTML = `<main>${markup()}</main>`
    const off = ['region', 'document-title', 'bypass', 'color-contrast'].map((rule) => [rule, { enabled: false }])
    const { violations } = await axe.run(document.body, { rules: Object.fromEntries(off) })
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
})
