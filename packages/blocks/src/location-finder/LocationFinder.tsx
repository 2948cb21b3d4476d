import { emptyState } from '@bank/finder/state/finder-state.ts'
import { renderFinder } from '@bank/finder/view/render-form.ts'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { PhoneSentence } from '@bank/ui/text/PhoneSentence.tsx'
import type { LocationFinderProps } from './toProps.ts'

type Files = {
  /** Address of what the search needs. */
  readonly locations?: string
  /** Address of the table of positions. */
  readonly places?: string
  /** Address of what the map is drawn from. */
  readonly shapes?: string
  /** Runs before anything of the finder is painted. */
  readonly firstScript?: string
}

/** The finder as it is before anybody asked; the page's script and the server fill in the rest with the same functions. */
export const LocationFinder = ({ headline, intro, status, data, locations, places, shapes, firstScript }: LocationFinderProps & Files) => (
  <section
    className="section section-sand location-finder"
    data-mount={locations && 'finder'}
    data-finder=""
    data-locations={locations}
    data-places={places}
    data-shapes={shapes}
    data-texts={JSON.stringify({
      start: status,
      loading: data.words['finder.loading'],
      failed: data.words['finder.failed'],
      phone: data.phone,
      asking: data.words['finder.asking'],
      denied: data.words['finder.denied'],
      unavailable: data.words['finder.unavailable'],
    })}
  >
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own */}
    {firstScript && <script data-astro-rerun="" dangerouslySetInnerHTML={{ __html: firstScript }} />}
    <div className="wrap">
      {(headline || intro) && (
        <div className="location-finder-head">
          <LocalizedText of={headline} as="h1" />
          <LocalizedText of={intro} className="lead" />
        </div>
      )}
      {/* Shown where the script that answers does not come: nothing else could say so then (D-HEAD-1). */}
      <PhoneSentence
        role="alert"
        data-finder-failed=""
        data-search-skip=""
        hidden
        text={data.words['finder.failed']}
        number={data.phone?.number ?? ''}
      />
      <div
        className="location-finder-main"
        data-finder-main=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the templates of the finder escape every text
        dangerouslySetInnerHTML={{ __html: renderFinder({ ...data, state: emptyState, status, answer: undefined }) }}
      />
    </div>
  </section>
)
