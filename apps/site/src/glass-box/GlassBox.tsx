import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { browserDataPath } from '@bank/rules/pages/browser-data.ts'

/**
 * Says why a page shows what it shows, and takes it back (D-AUD-9). `mount-why.ts` shows it to visitors that something was chosen for by audience,
 * `explain-region.ts` to those with a region; on the page about what the browser keeps it always stands, with a list (`mount-kept.ts`). `audience` is the one that the
 * page is built for.
 */
export const GlassBox = ({
  language,
  audience,
  isList,
  isByAudience,
  isByRegion,
}: {
  language: Language
  audience: string
  isList: boolean
  isByAudience: boolean
  isByRegion: boolean
}) => {
  const t = translator(language)
  return (
    <aside
      className="glass-box wrap"
      data-mount={isList ? 'kept' : isByAudience ? 'why' : undefined}
      data-by-region={isByRegion ? '' : undefined}
      data-glass-box={audience}
      data-unless={isList ? undefined : audience}
      hidden
    >
      {isList ? (
        <>
          <h2 className="h4">{t('kept.now')}</h2>
          <ul data-kept="" />
          <p data-kept-nothing="" hidden>
            {t('kept.nothing')}
          </p>
          <button type="button" className="button button-line" data-kept-clear="" data-said={t('kept.cleared')}>
            {t('kept.clear')}
          </button>
          <p role="status" data-done="" />
        </>
      ) : (
        <details>
          <summary>{t('why')}</summary>
          {isByAudience &&
            (['pages', 'campaign'] as const).map((why) => (
              <p key={why} data-why={why} hidden>
                {t(`why.${why}`)} <span data-kept-here="">{t('why.kept')}</span>
              </p>
            ))}
          {isByRegion && (
            <p data-why="region" hidden>
              {t('why.region')}
            </p>
          )}
          <div className="actions">
            <button type="button" className="button button-line button-small" data-as-everybody="" data-said={t('why.everybody.done')}>
              {t('why.everybody')}
            </button>
            <button type="button" className="button button-line button-small" data-forget="" data-said={t('why.forget.done')}>
              {t('why.forget')}
            </button>
            <a href={`/${language}${browserDataPath}`}>{t('why.page')}</a>
          </div>
          <p role="status" data-done="" />
        </details>
      )}
    </aside>
  )
}
