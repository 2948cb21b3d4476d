import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { Backdrop } from '@bank/ui/pictures/Backdrop.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { BigQuoteProps } from './toProps.ts'

/** A quotation set large. `boxed` stands on a sheet of paper, as every quotation on a picture does. */
export const BigQuote = ({ variant, headline, quote, author, authorTitle, more, background }: BigQuoteProps) => {
  const sheet = variant === 'boxed' || (background !== undefined && 'picture' in background)
  const dark = !sheet && background !== undefined && 'dark' in background && background.dark
  return (
    <section className={`section ${background ? '' : 'section-paper '}big-quote big-quote-${variant}${dark ? ' on-dark' : ''}`}>
      <Backdrop of={background} />
      <div className="wrap">
        <div className={sheet ? 'big-quote-body big-quote-sheet' : 'big-quote-body'}>
          <LocalizedText of={headline} as="h2" className="label" />
          {quote && (
            <figure>
              <blockquote className="big-quote-words">
                <LocalizedText of={quote} />
              </blockquote>
              {(author || authorTitle) && (
                <figcaption>
                  <LocalizedText of={author} as="b" />
                  <LocalizedText of={authorTitle} as="span" />
                </figcaption>
              )}
            </figure>
          )}
          <ButtonLink of={more} look="line" />
        </div>
      </div>
    </section>
  )
}
