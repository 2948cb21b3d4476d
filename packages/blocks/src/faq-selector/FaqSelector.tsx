import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { Questions } from '../faq/Questions.tsx'
import type { FaqSelectorProps } from './toProps.ts'

/** What stands beside the questions. */
export const FaqSelectorHead = ({ headline, more }: Omit<FaqSelectorProps, 'questions'>) => (
  <div className="faq-selector-head">
    <LocalizedText of={headline} as="h2" />
    <MoreLink of={more} />
  </div>
)

/** A few questions beside a headline. The site makes an island of the questions alone. */
export const FaqSelector = ({ questions, ...head }: FaqSelectorProps) => (
  <section className="section section-paper faq-selector">
    <div className="wrap">
      <div className="faq-selector-columns">
        <FaqSelectorHead {...head} />
        <Questions of={questions} />
      </div>
    </div>
  </section>
)
