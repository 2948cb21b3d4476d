import { Words } from '../primitives/Words.tsx'
import { Questions } from './Questions.tsx'
import type { FaqProps } from './toProps.ts'

/** All questions: categories as an index at the side, each question folded. */
export const Faq = ({ headline, intro, indexLabel, sections }: FaqProps) => (
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
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a href={`#faq-category-${id}`} lang={name.lang}>
                  {name.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="faq-sections">
          {sections.map((section) => (
            <section key={section.id} className="faq-section" id={`faq-category-${section.id}`} aria-labelledby={`faq-name-${section.id}`}>
              <Words of={section.name} as="h2" className="h3" id={`faq-name-${section.id}`} />
              {section.questions.length > 0 && <Questions of={section.questions} anchored />}
              {section.sections.map((inner) => (
                <div key={inner.id} className="faq-inner" id={`faq-category-${inner.id}`}>
                  <Words of={inner.name} as="h3" className="label" />
                  <Questions of={inner.questions} anchored />
                </div>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  </section>
)
