import { foldedWords } from '@bank/rules/text/fold.ts'
import { plainText } from '@bank/rules/text/plain-text.ts'
import { unescapeHtml } from '@bank/rules/text/unescape-html.ts'
import type { Question } from './question.ts'
import type { FaqSection } from './toProps.ts'

/** Questions that hold what was typed, by id; `byAnswer` are those whose answer alone tells why. */
export type FoundQuestions = { readonly all: ReadonlySet<string>; readonly byAnswer: readonly string[] }

export const questionsOf = ({ questions, sections }: Pick<FaqSection, 'questions' | 'sections'>): readonly Question[] => [
  ...questions,
  ...sections.flatMap(questionsOf),
]

const holdsAll = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((beginning) => words.some((word) => word.startsWith(beginning)))

/**
 * Searches questions and answers for typed words, in any order, accents or not; each may be the beginning of a word (D-SRCH-8).
 * Without words every question is found.
 */
export const searchQuestions = (questions: readonly Question[], text: string): FoundQuestions => {
  const typed = foldedWords(text.slice(0, 200))
  const found = questions.flatMap(({ id, question, answer }) => {
    const asked = foldedWords(question.text)
    if (holdsAll(asked, typed)) return [{ id, byAnswer: false }]
    return holdsAll([...asked, ...foldedWords(plainText(answer.text, unescapeHtml))], typed) ? [{ id, byAnswer: true }] : []
  })
  return { all: new Set(found.map(({ id }) => id)), byAnswer: found.filter(({ byAnswer }) => byAnswer).map(({ id }) => id) }
}

/** The sections with what is shown of them: one topic where there is one, and of that the questions that were found. */
export const shownSections = (
  sections: readonly FaqSection[],
  topic: string | undefined,
  found: ReadonlySet<string>,
): readonly FaqSection[] =>
  sections.flatMap((section) => {
    const isChosen = topic === undefined || section.id === topic
    const shown = {
      ...section,
      questions: isChosen ? section.questions.filter(({ id }) => found.has(id)) : [],
      sections: shownSections(section.sections, isChosen ? undefined : topic, found),
    }
    return shown.questions.length + shown.sections.length > 0 ? [shown] : []
  })
