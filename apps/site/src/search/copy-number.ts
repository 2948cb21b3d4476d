import type { SearchScriptTexts } from '@bank/blocks/search/toProps.ts'
import { copyText } from './copy-text.ts'

/** Copies the number of the short answer above a button. `say` tells what has happened, to screen readers too. */
export const copyNumber = async (
  answer: HTMLElement,
  words: Pick<SearchScriptTexts, 'copied' | 'selected'>,
  say: (text: string) => void,
): Promise<void> => {
  const shown = answer.querySelector<HTMLElement>('.search-answer-number')
  const told = answer.querySelector('.search-answer-told')
  if (!shown || !told) return
  told.textContent = (await copyText(shown.textContent, shown)) ? words.copied : words.selected
  say(told.textContent)
}
