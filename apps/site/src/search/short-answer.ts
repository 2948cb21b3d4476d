import type { SearchScriptTexts } from '@bank/blocks/search/toProps.ts'
import { telephoneAddress } from '@bank/ui/links/telephone-address.ts'
import { copyText } from './copy-text.ts'
import { linkTo, make } from './result-items.ts'
import type { ShortAnswer } from './search-answer.ts'

type Words = Pick<SearchScriptTexts, 'shortAnswer' | 'copy' | 'copied' | 'selected'>

/** A number with a button that copies it. `say` tells what has happened, to screen readers too. */
const copyable = (number: string, words: Words, say: (text: string) => void): readonly HTMLElement[] => {
  const shown = make('p', 'search-answer-number num', number)
  const button = make('button', 'button button-line button-small', words.copy)
  button.type = 'button'
  const told = make('p', 'search-answer-told')
  button.addEventListener('click', async () => {
    told.textContent = (await copyText(number, shown)) ? words.copied : words.selected
    say(told.textContent)
  })
  return [shown, button, told]
}

const telephone = (number: string): HTMLElement => {
  const link = make('a', '', number)
  link.href = telephoneAddress(number)
  return make('p', 'search-answer-number num', link)
}

const partsOf = (answer: ShortAnswer, words: Words, say: (text: string) => void): readonly HTMLElement[] => {
  switch (answer.kind) {
    case 'telephone':
      return [telephone(answer.number)]
    case 'routing':
      return copyable(answer.number, words, say)
    case 'hours':
      return answer.lines.map((line, index) => make('p', index === 0 ? 'search-answer-lead' : '', line))
    case 'question':
      return [make('p', '', answer.text)]
    default:
      return []
  }
}

/** A short answer as the first thing that is found: its name leads to the page that says more. */
export const shortAnswer = (answer: ShortAnswer, words: Words, say: (text: string) => void): readonly HTMLElement[] => [
  make('p', 'label', words.shortAnswer),
  make('h2', 'h3', linkTo(answer.url, answer.title)),
  ...partsOf(answer, words, say),
]
