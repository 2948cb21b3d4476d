import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { Icon } from '@bank/ui/icons/Icon.tsx'

/** Asks before a visitor leaves for another website (LINK-20 to LINK-24, D-LINK-4). Closed on every page until a link opens it. */
export const ExternalLinkDialog = ({ language }: { language: Language }) => {
  const t = translator(language)
  return (
    <dialog className="external-link" aria-labelledby="external-link-title" aria-describedby="external-link-warning" data-external-dialog>
      <div className="external-link-paper">
        <h2 className="h3" id="external-link-title" tabIndex={-1}>
          {t('externalLinkTitle')}
        </h2>
        <p id="external-link-warning">{t('externalLinkWarning')}</p>
        <p className="external-link-target">
          <Icon name="external-link" size={20} />
          <span data-external-url />
        </p>
        <div className="external-link-actions">
          <button type="button" className="button button-go" data-external-continue>
            {t('externalLinkContinue')}
          </button>
          <button type="button" className="button button-line" data-external-close>
            {t('externalLinkStay')}
          </button>
        </div>
        <button type="button" className="button-bare external-link-close" aria-label={t('externalLinkClose')} data-external-close>
          <Icon name="x" size={24} />
        </button>
      </div>
    </dialog>
  )
}
