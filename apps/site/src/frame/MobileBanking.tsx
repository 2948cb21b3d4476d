import { translator } from '@bank/i18n/translate.ts'
import { Icon } from '@bank/ui/icons/Icon.tsx'
import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { Frame } from '../page-data/frame.ts'

/** What the block on mobile banking shows of everything that surrounds a page. */
export type MobileBankingFrame = Pick<Frame, 'language' | 'bankName' | 'mobile' | 'isBrief'>

/** A drawing of the app: decoration, so it is hidden from screen readers. */
const Phone = ({ frame }: { frame: MobileBankingFrame }) => {
  const t = translator(frame.language)
  return (
    <div className="mobile-phone" aria-hidden="true">
      <div className="mobile-screen">
        <div className="mobile-sky">
          <b>7:02</b>
          <b>{frame.bankName}</b>
        </div>
        <p className="mobile-hello">{t('phoneGreeting')}</p>
        <div className="mobile-account">
          <b>{t('phoneChecking')}</b>
          <strong>$2,318.42</strong>
          <span>{t('phoneEnding', { digits: '4417' })}</span>
        </div>
        <div className="mobile-account">
          <b>{t('phoneSavings')}</b>
          <strong>$12,450.00</strong>
          <span>{t('phoneEnding', { digits: '9026' })}</span>
        </div>
        <div className="mobile-actions">
          <span>
            <Icon name="scan-line" size={24} />
            {t('phoneDeposit')}
          </span>
          <span>
            <Icon name="arrow-left-right" size={24} />
            {t('phoneTransfer')}
          </span>
          <span>
            <Icon name="send" size={24} />
            {t('phonePay')}
          </span>
        </div>
      </div>
    </div>
  )
}

/** The mobile app block and the mobile banking callout, on every page (FOOT-14, FOOT-15, FOOT-22, FOOT-23); on brief ones one row (D-FOOT-9). */
export const MobileBanking = ({ frame }: { frame: MobileBankingFrame }) => {
  const t = translator(frame.language)
  const { mobile } = frame
  return (
    <section className={frame.isBrief ? 'mobile mobile-row' : 'mobile'} aria-labelledby="mobile-headline">
      <div className="wrap grid">
        <div className="mobile-words">
          {mobile.headline.text !== '' && !frame.isBrief && <p className="label">{t('mobileBanking')}</p>}
          <LocalizedText of={mobile.headline.text === '' ? { text: t('mobileBanking') } : mobile.headline} as="h2" id="mobile-headline" />
          <LocalizedText of={mobile.text} className="lead" />
          {(mobile.iphone || mobile.android) && (
            <div className="mobile-stores">
              {mobile.iphone && <ButtonLink of={{ to: mobile.iphone, text: { text: t('getForIphone') } }} look="navy" />}
              {mobile.android && <ButtonLink of={{ to: mobile.android, text: { text: t('getForAndroid') } }} look="line" />}
            </div>
          )}
          {mobile.to && <MoreLink of={{ to: mobile.to, text: { text: t('howMobileWorks') } }} />}
        </div>
        {!frame.isBrief && <Phone frame={frame} />}
      </div>
      <div className="mobile-horizon" />
    </section>
  )
}
