import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Html } from '@bank/ui/text/LocalizedText.tsx'
import { ChevronDown } from 'lucide'
import { useState } from 'react'
import type { AccordionContent } from './toProps.ts'

export type AccordionProps = AccordionContent & {
  /** Told when the body is shown or hidden by the visitor, unless signals are suppressed (BLK-07, BLK-08). */
  onExpand?: ((id: string) => void) | undefined
  onCollapse?: ((id: string) => void) | undefined
  suppress?: boolean | undefined
  /** Whether the body is shown, where the parent decides it; the accordion only tells what the visitor wants then. */
  isOpen?: boolean | undefined
}

/**
 * A title row that toggles its body (BLK-04 to BLK-08, D-BLK-11). The body is in the page from the start, so it can be found
 * and read without scripts; `accordion.css` shows it where scripts are off.
 */
export const Accordion = ({
  id,
  title,
  body,
  open: openAtFirst,
  isOpen,
  onExpand,
  onCollapse,
  suppress = false,
  heading: Heading = 'h3',
  alone = false,
}: AccordionProps) => {
  const [own, setOwn] = useState(openAtFirst)
  const open = isOpen ?? own
  const toggle = () => {
    setOwn(!open)
    if (!suppress) (open ? onCollapse : onExpand)?.(id)
  }
  return (
    <div className={['accordion', open && 'accordion-open', alone && 'accordion-alone'].filter(Boolean).join(' ')}>
      <Heading className="accordion-title">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          data-track-action="expand"
          data-track-category="accordion"
          data-track-label={id}
          onClick={toggle}
        >
          <span lang={title.lang}>{title.text}</span>
          <DrawnIcon of={ChevronDown} />
        </button>
      </Heading>
      <div className="accordion-body" id={`${id}-body`}>
        <Html of={body} className="rich" />
      </div>
    </div>
  )
}
