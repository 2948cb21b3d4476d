import { fold, foldedWords, wordsOf } from '@bank/rules/text/fold.ts'

const name = 'faq-found'

/** Every word below `root` that begins with a typed one. */
const rangesOf = (root: Element, typed: readonly string[]): readonly Range[] => {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { word, start } of wordsOf(node.textContent ?? '')) {
      if (!typed.some((beginning) => fold(word).startsWith(beginning))) continue
      const range = new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: start + word.length })
      ranges.push(range as unknown as Range)
    }
  }
  return ranges
}

/** Marks typed words in questions and answers, without touching their markup; older browsers mark nothing. Returns how to undo it. */
export const highlight = (root: Element, text: string): (() => void) => {
  const typed = foldedWords(text)
  if (typed.length === 0 || typeof Highlight === 'undefined') return () => undefined
  CSS.highlights.set(name, new Highlight(...rangesOf(root, typed)))
  return () => void CSS.highlights.delete(name)
}
