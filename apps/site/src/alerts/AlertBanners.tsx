import type { Language } from '@bank/i18n/languages.ts'
import { type Translate, translator } from '@bank/i18n/translate.ts'
import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Html } from '@bank/ui/text/LocalizedText.tsx'
import type { AlertBanner, PageAlerts } from '../page-data/alerts.ts'

const classesOf = ({ isTyped, isTall }: Pick<AlertBanner, 'isTyped' | 'isTall'>): string =>
  ['alert', isTyped && 'alert-typed', isTall && 'alert-tall'].filter(Boolean).join(' ')

const Banner = ({ of, t }: { of: AlertBanner | undefined; t: Translate }) => {
  const textId = of && `alert-${of.id}`
  return (
    <div
      className={classesOf(of ?? { isTyped: false, isTall: false })}
      data-alert={of?.id}
      data-from={of?.dates?.from}
      data-until={of?.dates?.until}
      hidden={of?.dates !== undefined}
    >
      <div className="wrap alert-row">
        <Icon name="octagon-alert" className="alert-icon-typed" />
        <Icon name="info" className="alert-icon-plain" />
        <div className="alert-text" id={textId} data-alert-text>
          <Html of={of?.html} as="span" />
        </div>
        <button type="button" className="alert-close" aria-label={t('dismissAlert')} aria-describedby={textId} data-dismiss-alert>
          <Icon name="x" size={20} />
        </button>
      </div>
    </div>
  )
}

/**
 * The alerts of a page as it was built (HEAD-28, ALERT-01). An answer of the alert call replaces them; until there is one, and where there
 * is none, they stay (D-ALERT-6). The template is for alerts that are published later than the page.
 */
export const AlertBanners = ({ alerts, language }: { alerts: PageAlerts; language: Language }) => {
  const t = translator(language)
  return (
    <section className="alerts" aria-label={t('alerts')} data-alerts={alerts.known.join(' ')}>
      {alerts.banners.map((banner) => (
        <Banner key={banner.id} of={banner} t={t} />
      ))}
      <template>
        <Banner of={undefined} t={t} />
      </template>
    </section>
  )
}
