import { useState } from 'react'
import { Words } from '../primitives/Words.tsx'
import { Questions } from './Questions.tsx'
import type { FaqProps, FaqSection } from './toProps.ts'

const questionsOf = ({ questions, sections }: FaqSection): readonly string[] => [
  ...questions.map(({ id }) => id),
  ...sections.flatMap(questionsOf),
]

/**
 * All questions: categories as an index at the side, each question folded (BLK-36, BLK-37). The accordions tell which of them are
 * open; the index counts them and marks their categories (D-BLK-11).
 */
export const Faq = ({ headline, intro, indexLabel, openLabel, sections }: FaqProps) => {
  const [open, setOpen] = useState<readonly string[]>([])
  const signals = {
    anchored: true,
    onExpand: (id: string) => setOpen((before) => [...before, id]),
    onCollapse: (id: string) => setOpen((before) => before.filter((one) => one !== id)),
  }
  return (
    <section className="section section-paper faq">
      <div className="wrap">
        {(headline || intro) && (
          <div className="faq-head">
            <Words of={headline} as="h2" />
            <Words of={intro} className="lead" />
          </div>
        )}
        <div className="faq-columns">
          <nav className="faq-index" aria-label={indexLabel}>
            <ul>
              {sections.map((section) => {
                const count = questionsOf(section).filter((id) => open.includes(id)).length
                return (
                  <li key={section.id} className={count > 0 ? 'faq-index-open' : undefined}>
                    <a href={`#faq-category-${section.id}`} lang={section.name.lang}>
                      {section.name.text}
                    </a>
                    {count > 0 && (
                      <span className="faq-count">
                        {count} <span className="visually-hidden">{openLabel}</span>
                      </span>
                    )}
                  </li>
                )
              })}
            </ul>
          </nav>
          <div className="faq-sections">
            {sections.map((section) => (
              <section
                key={section.id}
                className="faq-section"
                id={`faq-category-${section.id}`}
                aria-labelledby={`faq-name-${section.id}`}
              >
                <Words of={section.name} as="h2" className="h3" id={`faq-name-${section.id}`} />
                {section.questions.length > 0 && <Questions of={section.questions} {...signals} />}
                {section.sections.map((inner) => (
                  <div key={inner.id} className="faq-inner" id={`faq-category-${inner.id}`}>
                    <Words of={inner.name} as="h3" className="label" />
                    <Questions of={inner.questions} heading="h4" {...signals} />
                  </div>
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
