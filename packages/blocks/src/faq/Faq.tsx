import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { useRef } from 'react'
import { FaqIndex } from './FaqIndex.tsx'
import { FaqNothing } from './FaqNothing.tsx'
import { FaqSearch } from './FaqSearch.tsx'
import { everything, faqAddress, topicAnchor } from './faq-address.ts'
import { Questions } from './Questions.tsx'
import { questionsOf } from './search-questions.ts'
import type { FaqProps } from './toProps.ts'
import { useFaq } from './use-faq.ts'

/**
 * All questions: a search that filters them in place, categories as an index at the side that shows one alone, each question folded
 * (BLK-36, BLK-37, SRCH-21 to SRCH-23). The accordions tell which of them are open; the index marks their categories (D-BLK-11).
 */
export const Faq = ({ headline, intro, indexLabel, openLabel, texts, help, sections }: FaqProps) => {
  const { text, topic, search, list, total, found, shown, isOpen, signals } = useFaq(sections)
  const status = useRef<HTMLParagraphElement>(null)
  const count = shown.flatMap(questionsOf).length
  const isSearching = text.trim() !== ''
  const told =
    count === 0 ? texts.nothing.replace('{terms}', text.trim()) : texts.count.replace('{count}', `${count}`).replace('{total}', `${total}`)
  return (
    <section className="section section-paper faq" data-addressed="">
      <div className="wrap">
        <div className="faq-head">
          <LocalizedText of={headline} as="h2" />
          <LocalizedText of={intro} className="lead" />
          <FaqSearch
            action={help.search}
            label={texts.search}
            button={texts.searchButton}
            text={text}
            onSearch={search}
            onDone={() => status.current?.focus()}
          />
        </div>
        <div className="faq-columns">
          <FaqIndex
            sections={sections}
            label={indexLabel}
            everythingLabel={texts.everything}
            openLabel={openLabel}
            text={text}
            topic={topic}
            found={found}
            isOpen={isOpen}
          />
          <div className="faq-sections" id={everything} ref={list}>
            <p className="faq-status" role="status" tabIndex={-1} ref={status}>
              {isSearching || topic !== undefined ? told : ''}
            </p>
            {count === 0 && (
              <FaqNothing
                texts={texts}
                help={help}
                text={text}
                elsewhere={found.size > 0 ? { href: faqAddress({ text, topic: undefined }), count: found.size } : undefined}
                onClear={() => search('')}
              />
            )}
            {shown.map((section) => (
              <section key={section.id} className="faq-section" id={topicAnchor(section.id)} aria-labelledby={`faq-name-${section.id}`}>
                <LocalizedText of={section.name} as="h2" className="h3" id={`faq-name-${section.id}`} />
                {section.questions.length > 0 && <Questions of={section.questions} isOpen={isOpen} {...signals} />}
                {section.sections.map((inner) => (
                  <div key={inner.id} className="faq-inner" id={topicAnchor(inner.id)}>
                    <LocalizedText of={inner.name} as="h3" className="label" />
                    <Questions of={inner.questions} heading="h4" isOpen={isOpen} {...signals} />
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
