import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { html, type Markup } from '@bank/rules/text/html.ts'
import type { ShortAnswer } from './search-answer.ts'
import type { SearchTexts } from './search-texts.ts'

const told = (answer: ShortAnswer, { copy }: Pick<SearchTexts, 'copy'>): Markup | readonly Markup[] => {
  switch (answer.kind) {
    case 'telephone':
      return html`<p class="search-answer-number num"><a href="${telephoneAddress(answer.number)}">${answer.number}</a></p>`
    case 'routing':
      return html`<p class="search-answer-number num">${answer.number}</p>${copy && html`<button type="button" class="button button-line button-small" data-copy>${copy}</button><p class="search-answer-told"></p>`}`
    case 'hours':
      return answer.lines.map((line, index) => html`<p class="${index < answer.lead && 'search-answer-lead'}">${line}</p>`)
    default:
      return html`<p>${answer.text}</p>`
  }
}

/** A short answer as the first thing that is found: its name leads to `href`, the page that says more. Without a word for it nothing can be copied. */
export const renderShortAnswer = (answer: ShortAnswer, href: string, texts: Pick<SearchTexts, 'shortAnswer' | 'copy'>): Markup =>
  html`<p class="label">${texts.shortAnswer}</p><h2 class="h3"><a href="${href}">${answer.title}</a></h2>${told(answer, texts)}`
