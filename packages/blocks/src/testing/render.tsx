import type { Language } from '@bank/i18n/languages.ts'
import type { FunctionComponent } from 'react'
import type { BlockSchema, ToProps } from '../block.ts'
import type { ExampleFields } from '../example.ts'
import type { TestContent } from './context.ts'
import { markupOf } from './markup.ts'

/** A block as a page shows it, as elements that can be asked. Empty when the block is hidden. Needs a document. */
export const renderBlock = <B extends BlockSchema, Props extends object>(
  block: { schema: B; toProps: ToProps<B, Props>; View: FunctionComponent<Props> },
  fields: ExampleFields<B>,
  { language = 'en', content = {} }: { language?: Language; content?: TestContent } = {},
): HTMLElement => {
  const host = document.createElement('div')
  host.innerHTML = markupOf(block)(fields, language, content) ?? ''
  return host
}
