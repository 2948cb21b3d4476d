import type { Text } from '@bank/model/text.ts'
import type { ElementType, ReactNode } from 'react'

/** Telephone numbers, for no line breaks inside one. */
const telephone = /(\b\d{3}-\d{3}-\d{4}\b)/

const unbroken = (text: string): ReactNode =>
  telephone.test(text)
    ? text.split(telephone).map((part, index) =>
        // Every second part is a number.
        index % 2 === 1 ? (
          <span key={index} className="nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text

/** Shows a text in an element of its own, and marks words that are not in the language of the page. Nothing for no text. */
export const LocalizedText = ({
  of,
  as: Element = 'p',
  className,
  id,
}: {
  of: Text | undefined
  as?: ElementType
  className?: string | undefined
  id?: string | undefined
}) =>
  of ? (
    <Element className={className} id={id} lang={of.lang}>
      {unbroken(of.text)}
    </Element>
  ) : null

/** Content HTML that `context.html` has sanitised. */
export const Html = ({ of, as: Element = 'div', className }: { of: Text | undefined; as?: ElementType; className?: string | undefined }) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: these texts come from context.html alone, and it sanitises them
  of ? <Element className={className} lang={of.lang} dangerouslySetInnerHTML={{ __html: of.text }} /> : null
