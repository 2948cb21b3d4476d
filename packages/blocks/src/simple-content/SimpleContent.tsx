import { Html } from '@bank/ui/text/LocalizedText.tsx'
import type { SimpleContentProps } from './toProps.ts'

/** Running text. With second-level headings it is set like a printed sheet: headings in the margin, text beside them. */
export const SimpleContent = ({ content, outlined }: SimpleContentProps) => (
  <section className="section section-paper simple-content">
    <div className="wrap">
      <Html of={content} className={outlined ? 'rich simple-content-outlined' : 'rich text'} />
    </div>
  </section>
)
