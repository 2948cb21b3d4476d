// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@bank/i18n/languages.ts'
import { fieldMeta, type Shape } from '@bank/model/fields.ts'
import { read } from '@bank/model/read.ts'
import axe from 'axe-core'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockContext, BlockSchema } from './block.ts'
import { blockSchemas } from './schemas.ts'
import { testContext } from './testing/context.ts'
import { hasLook, lookValues } from './testing/look-values.ts'
import { blockViews } from './views.ts'

const source = import.meta.dirname
const folders = readdirSync(source).filter((name) => existsSync(join(source, name, 'schema.ts')))

type Module = Record<string, unknown>
const modules = import.meta.glob<Module>(['./*/schema.ts', './*/examples.ts'], { eager: true })

const schemaOf = (folder: string): BlockSchema => {
  const found = Object.values(modules[`./${folder}/schema.ts`] ?? {}).find(
    (value) => typeof value === 'object' && value !== null && 'kind' in value && 'shape' in value,
  )
  if (!found) throw new Error(`${folder}/schema.ts exports no block`)
  return found as BlockSchema
}

type Fields = Readonly<Record<string, unknown>>
type ExampleModule = { examples: Readonly<Record<string, Fields>>; exampleContent?: Parameters<typeof testContext>[1] }

/** Examples of a folder, and the records that they need, if it exports `exampleContent`. */
const examplesOf = (folder: string): ExampleModule => (modules[`./${folder}/examples.ts`] as ExampleModule | undefined) ?? { examples: {} }

type AnyView = { toProps: (record: unknown, context: BlockContext) => object | undefined; View: FunctionComponent<object> }
const viewOf = (kind: string) => (blockViews as unknown as Record<string, AnyView | undefined>)[kind]

/** Fields as an editor leaves them who opened a record and wrote nothing; lists with `rows` rows of the same. */
const blankFields = (shape: Shape, rows: 0 | 1): Fields =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]): (readonly [string, unknown])[] => {
      const { kind, localized, min, shape: inner = {} } = fieldMeta(schema)
      if (kind === 'list') return [[name, Array.from({ length: rows && (min ?? 1) }, () => blankFields(inner, 0))]]
      if (kind === 'group') return [[name, blankFields(inner, 0)]]
      if (kind === 'references') return [[name, []]]
      if (kind === 'flag') return [[name, false]]
      return kind === 'choice' || kind === 'number' ? [] : [[name, localized ? { en: ' ', es: ' ' } : kind === 'code' ? ' ' : '']]
    }),
  )

const pascal = (folder: string) => folder.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase())

/**
 * The HTML rules, with reasons for what is off in `.htmlvalidate.json`: `void-style`, `attr-case` and the boolean styles,
 * because React writes `<img/>`, `srcSet` and `hidden=""`, which mean the same; `tel-non-breaking`, because the style sheet
 * keeps phone numbers on one line.
 */
const htmlValidate = new HtmlValidate(JSON.parse(readFileSync(join(source, '../../../.htmlvalidate.json'), 'utf8')) as ConfigData)

/** Rules about a whole page say nothing about a part of one. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'html-has-lang', 'bypass']

const forms = ['contact-form']

describe.each(folders)('block %s', (folder) => {
  const { kind, schema, shape } = schemaOf(folder)

  it.each(['schema.ts', 'toProps.ts', 'examples.ts', `${pascal(folder)}.tsx`, `${folder}.css`])('has the file %s', (file) => {
    expect(existsSync(join(source, folder, file)), `${folder}/${file} is missing`).toBe(true)
  })

  it('is registered with its fields and with its view', () => {
    expect(Object.keys(blockSchemas)).toContain(kind)
    expect(Object.keys(blockViews)).toContain(kind)
  })

  it('names its classes after itself, so that its styles touch nothing else', () => {
    const css = readFileSync(join(source, folder, `${folder}.css`), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    const selectors = [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, selector = '']) =>
      /^\s*(?:@|from|to|\d)/.test(selector) ? [] : [selector],
    )
    const isOwn = (selector: string) => selector.includes(`.${folder}`) || selector.includes(`::highlight(${folder}-`)
    expect(selectors.filter((selector) => !isOwn(selector)).map((selector) => selector.trim())).toEqual([])
  })

  it('has at least two examples', () => {
    expect(Object.keys(examplesOf(folder).examples).length).toBeGreaterThanOrEqual(2)
  })

  it.each(lookValues.filter((look) => look.kind === kind))('[D-BLK-17] has an example with $field $value, for the gallery', (look) => {
    expect(Object.values(examplesOf(folder).examples).filter((fields) => hasLook({ kind, ...fields }, look))).not.toEqual([])
  })

  /** A form asks its questions whatever its record says; a block that lives on what the site knows has an example without any fields. */
  const needsNoFields =
    forms.includes(folder) || Object.values(examplesOf(folder).examples).some((fields) => Object.keys(fields).length === 0)

  const empty = [
    ['no fields', {}],
    ['blank ones', blankFields(shape, 0)],
    ['a row of blank ones in each list', blankFields(shape, 1)],
  ] as const

  it.each(needsNoFields ? [] : empty)('[BLK-03] is hidden with %s, without an error', (_name, fields) => {
    const record = { id: `${folder}-empty`, kind, ...fields }
    expect(viewOf(kind)?.toProps(read(record, 'en'), testContext('en', { records: {} }))).toBeUndefined()
  })

  const cases = Object.entries(examplesOf(folder).examples).flatMap(([name, fields]) =>
    languages.map((language) => ({ name, fields, language })),
  )

  describe.each(cases)('$name, in $language', ({ fields, language }) => {
    const record = { id: `${folder}-example`, kind, ...fields }
    const markup = (): string => {
      const view = viewOf(kind)
      const props = view?.toProps(read(record, language), testContext(language, examplesOf(folder).exampleContent))
      if (!view || !props) throw new Error('the example shows nothing')
      return renderToStaticMarkup(createElement(view.View, props))
    }

    it('fits the schema', () => {
      expect(schema.safeParse(record).error?.issues ?? []).toEqual([])
    })

    it('renders without style attributes and inline handlers', () => {
      const host = document.createElement('div')
      host.innerHTML = markup()
      const attributes = [...host.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
      expect(host.childElementCount).toBeGreaterThan(0)
      expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
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
      const { violations } = await axe.run(document.body, {
        iframes: false,
        rules: Object.fromEntries([...pageRules, 'color-contrast'].map((id) => [id, { enabled: false }])),
      })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    })
  })
})
