import type { Language } from '@bank/i18n/languages.ts'
import { read } from '@bank/model/read.ts'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockRecord, BlockSchema, ToProps } from './block.ts'
import type { ExampleFields } from './example.ts'
import { type TestContent, testContext } from './test-context.ts'

/** A record of a block for one language, from fields as an editor stores them. */
export const testRecord = <B extends BlockSchema>(schema: B, fields: ExampleFields<B>, language: Language = 'en') =>
  read({ id: 'example', kind: schema.kind, ...fields }, language) as unknown as BlockRecord<B>

/** A block as a page shows it: its fields through `toProps` and the view. Empty when the block is hidden. Needs a document. */
export const renderBlock = <B extends BlockSchema, Props extends object>(
  { schema, toProps, View }: { schema: B; toProps: ToProps<B, Props>; View: FunctionComponent<Props> },
  fields: ExampleFields<B>,
  { language = 'en', content = {} }: { language?: Language; content?: TestContent } = {},
): HTMLElement => {
  const host = document.createElement('div')
  const props = toProps(testRecord(schema, fields, language), testContext(language, content))
  if (props) host.innerHTML = renderToStaticMarkup(createElement(View, props))
  return host
}
