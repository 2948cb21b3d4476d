import type { Text } from '@bank/model/text.ts'
import { type BlockContext, type ToProps, written } from '../block.ts'
import { type FaqGroup, groupQuestions } from './group-questions.ts'
import { type Question, toQuestion } from './question.ts'
import type { faq } from './schema.ts'

export type FaqSection = {
  readonly id: string
  readonly name: Text
  readonly questions: readonly Question[]
  readonly sections: readonly FaqSection[]
}

export type FaqProps = {
  headline: Text | undefined
  intro: Text | undefined
  indexLabel: string
  /** Follows the number of open questions. */
  openLabel: string
  sections: readonly FaqSection[]
}

const toSection = (group: FaqGroup, context: BlockContext): FaqSection => ({
  id: group.id,
  name: group.name,
  questions: group.questions.flatMap((question) => toQuestion(question, context)),
  sections: group.groups.map((inner) => toSection(inner, context)),
})

export const toProps: ToProps<typeof faq, FaqProps> = (record, context) => {
  const { groups, loose } = groupQuestions(context.records['faq-categories'], context.records['faq-questions'])
  const rest = loose.flatMap((question) => toQuestion(question, context))
  const sections = groups.map((group) => toSection(group, context))
  if (rest.length > 0) sections.push({ id: 'more', name: { text: context.t('faqMore') }, questions: rest, sections: [] })
  if (sections.length === 0) return undefined
  return {
    headline: written(record.headline),
    intro: written(record.intro),
    indexLabel: context.t('faqIndex'),
    openLabel: context.t('faqOpen'),
    sections,
  }
}
