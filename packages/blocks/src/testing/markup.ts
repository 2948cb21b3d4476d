import type { Language } from '@bank/i18n/languages.ts'
import { read } from '@bank/model/read.ts'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockRecord, BlockSchema, ToProps } from '../block.ts'
import type { ExampleFields } from '../example.ts'
import { type TestContent, testContext } from './context.ts'

type Shown<B extends BlockSchema, Props extends object> = {
  schema: B
  toProps: ToProps<B, Props>
  View: FunctionComponent<Props>
}

/** A record of a block for one language, from fields as the store keeps them. */
export const testRecord = <B extends BlockSchema>(schema: B, fields: ExampleFields<B>, language: Language = 'en') =>
  read({ id: 'block', kind: schema.kind, ...fields }, language) as unknown as BlockRecord<B>

/**
 * The static HTML of one block as the site shows it, from its fields as the store keeps them; `undefined` when the block is
 * hidden.
 */
export const markupOf =
  <B extends BlockSchema, Props extends object>({ schema, toProps, View }: Shown<B, Props>) =>
  (fields: ExampleFields<B>, language: Language = 'en', content: TestContent = {}): string | undefined => {
    const props = toProps(testRecord(schema, fields, language), testContext(language, content))
    return props && renderToStaticMarkup(createElement(View, props))
  }
