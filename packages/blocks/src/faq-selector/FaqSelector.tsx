import { Questions } from '../faq/Questions.tsx'
import { MoreLink } from '../primitives/MoreLink.tsx'
import { Words } from '../primitives/Words.tsx'
import type { FaqSelectorProps } from './toProps.ts'

/** A few questions beside a headline. */
export const FaqSelector = ({ headline, questions, more }: FaqSelectorProps) => (
  <section className="section section-paper faq-selector">
    <div className="wrap">
      <div className="faq-selector-columns">
        <div className="faq-selector-head">
          <Words of={headline} as="h2" />
          <MoreLink of={more} />
        </div>
        <Questions of={questions} />
      </div>
    </div>
  </section>
)
