import { fold, foldedWords, wordsOf } from '@bank/rules/text/fold.ts'

const name = 'faq-found'

/** Every word below an element that begins with a typed one. */
const rangesOf = (root: Element, typed: readonly string[]): readonly AbstractRange[] => {
  const ranges: AbstractRange[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { word, start } of wordsOf(node.textContent ?? '')) {
      if (!typed.some((beginning) => fold(word).startsWith(beginning))) continue
      ranges.push(new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: start + word.length }))
    }
  }
  return ranges
}

/** Marks typed words in the questions and answers below `root`, without touching their markup; older browsers mark nothing. Returns how to undo it. */
export const highlight = (root: Element, text: string): (() => void) => {
  const typed = foldedWords(text)
  if (typed.length === 0 || typeof Highlight === 'undefined') return () => undefined
  const questions = [...root.querySelectorAll('.faq-question')]
  CSS.highlights.set(name, new Highlight(...questions.flatMap((question) => rangesOf(question, typed))))
  return () => void CSS.highlights.delete(name)
}
