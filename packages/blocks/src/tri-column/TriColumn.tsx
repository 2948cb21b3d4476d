import { Backdrop } from '@bank/ui/pictures/Backdrop.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { TriColumnProps } from './toProps.ts'

/** Three columns of the same weight. On a picture they stand on a sheet of paper, so that they stay legible. */
export const TriColumn = ({ title, subtitle, background, columns }: TriColumnProps) => {
  const dark = background !== undefined && 'dark' in background && background.dark
  const sheet = background !== undefined && 'picture' in background
  return (
    <section className={`section ${background ? '' : 'section-paper '}tri-column${dark ? ' on-dark' : ''}`}>
      <Backdrop of={background} />
      <div className="wrap tri-column-over">
        <div className={sheet ? 'tri-column-sheet' : undefined}>
          {(title || subtitle) && (
            <div className="tri-column-head">
              <LocalizedText of={title} as="h2" />
              <LocalizedText of={subtitle} className="lead" />
            </div>
          )}
          <div className="tri-column-columns">
            {columns.map((column) => (
              <div key={column.title.text} className="tri-column-column">
                <LocalizedText of={column.title} as="h3" />
                <ul>
                  {column.content.map((item) => (
                    <LocalizedText key={item.text} of={item} as="li" />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
