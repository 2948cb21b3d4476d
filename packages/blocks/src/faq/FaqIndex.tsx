import type { ReactNode } from 'react'
import { faqAddress } from './faq-address.ts'
import { questionsOf } from './search-questions.ts'
import type { FaqSection } from './toProps.ts'

type FaqIndexProps = {
  readonly sections: readonly FaqSection[]
  readonly label: string
  readonly everythingLabel: string
  readonly openLabel: string
  readonly text: string
  readonly topic: string | undefined
  readonly found: ReadonlySet<string>
  readonly isOpen: (id: string) => boolean
}

/** The categories, and the sub-categories of the one that is chosen: links that show their questions alone, each with their number (SRCH-22). */
export const FaqIndex = ({ sections, label, everythingLabel, openLabel, text, topic, found, isOpen }: FaqIndexProps) => {
  const entry = (id: string | undefined, name: FaqSection['name'], of: readonly FaqSection[], below?: ReactNode) => {
    const questions = of.flatMap(questionsOf)
    const count = questions.filter((question) => found.has(question.id)).length
    const open = id === undefined ? 0 : questions.filter((question) => isOpen(question.id)).length
    return (
      <li
        key={id ?? ''}
        className={[open > 0 && 'faq-index-open', count === 0 && topic !== id && 'faq-index-empty'].filter(Boolean).join(' ') || undefined}
      >
        <div className="faq-index-entry">
          <a href={faqAddress({ text, topic: id })} lang={name.lang} aria-current={topic === id ? 'true' : undefined}>
            {name.text}
          </a>
          <span className="faq-count">
            {count}
            {open > 0 && (
              <span className="visually-hidden">
                , {open} {openLabel}
              </span>
            )}
          </span>
        </div>
        {below}
      </li>
    )
  }
  return (
    <nav className="faq-index" aria-label={label}>
      <ul>
        {entry(undefined, { text: everythingLabel }, sections)}
        {sections.map((section) => {
          const isChosen = section.id === topic || section.sections.some(({ id }) => id === topic)
          const inner = isChosen && section.sections.length > 0
          return entry(
            section.id,
            section.name,
            [section],
            inner && <ul className="faq-index-inner">{section.sections.map((sub) => entry(sub.id, sub.name, [sub]))}</ul>,
          )
        })}
      </ul>
    </nav>
  )
}
