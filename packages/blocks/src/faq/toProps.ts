import { nonBlank, type Text } from '@bank/model/text.ts'
import { withPrefix } from '@bank/rules/links/language-prefix.ts'
import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { BlockContext, ToProps } from '../block.ts'
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
  /** Words of the search, with `{count}`, `{total}`, `{terms}` and `{number}` left to fill in. */
  texts: {
    search: string
    searchButton: string
    everything: string
    count: string
    nothing: string
    nothingHelp: string
    elsewhere: string
    wholeSite: string
    contact: string
    call: string
    clear: string
  }
  /** Ways on where nothing is found. */
  help: {
    search: string
    contact: LinkTarget | undefined
    phone: { href: string; number: string } | undefined
  }
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
  const { t, link, language, pages, settings } = context
  const contact = withPrefix(language, '/contact/')
  const number = settings.tollFreeNumber
  return {
    headline: nonBlank(record.headline),
    intro: nonBlank(record.intro),
    indexLabel: t('faqIndex'),
    openLabel: t('faqOpen'),
    texts: {
      search: t('faqSearch'),
      searchButton: t('search'),
      everything: t('faqEverything'),
      count: t('faqCount'),
      nothing: t('faqNothing'),
      nothingHelp: t('faqNothingHelp'),
      elsewhere: t('faqElsewhere'),
      wholeSite: t('faqWholeSite'),
      contact: t('faqContact'),
      call: t('faqCall'),
      clear: t('faqClear'),
    },
    help: {
      search: link('/search/')?.href ?? withPrefix(language, '/search/'),
      contact: pages.some(({ path }) => path === contact) ? link('/contact/') : undefined,
      phone: number ? { href: telephoneAddress(number), number } : undefined,
    },
    sections,
  }
}
