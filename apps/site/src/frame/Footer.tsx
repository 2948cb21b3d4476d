import { type Translate, translator } from '@bank/i18n/translate.ts'
import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { Frame, NavigationItem } from '../page-data/frame.ts'
import { EqualHousingLogo, FdicLogo, SocialLogo, socialNames } from './Logos.tsx'
import { MobileBanking, type MobileBankingFrame } from './MobileBanking.tsx'

/** What the footer shows of everything that surrounds a page. */
export type FooterFrame = MobileBankingFrame &
  Pick<Frame, 'bankName' | 'tagline' | 'numbers' | 'copyrightNotice' | 'socialLinks' | 'showFDICLogo' | 'buildYear'> & {
    readonly menus: Pick<Frame['menus'], 'footer' | 'legal'>
  }

/** The text of an item; a link to a page that this language does not have says so. */
const ItemText = ({ item, t }: { item: NavigationItem; t: Translate }) => {
  const text = <LocalizedText of={item.text} as="span" />
  if (!item.to) return text
  return (
    <Link to={item.to}>
      {text}
      {item.to.hrefLang && ` ${t('inOtherLanguage')}`}
    </Link>
  )
}

/** Items of a menu, each with its children under it, however deep the content nests (FOOT-05). */
const Items = ({ of, t }: { of: readonly NavigationItem[]; t: Translate }) =>
  of.length > 0 ? (
    <ul>
      {of.map((item) => (
        <li key={`${item.text.text} ${item.to?.href}`}>
          <ItemText item={item} t={t} />
          <Items of={item.children} t={t} />
        </li>
      ))}
    </ul>
  ) : null

/** One column for each item of the footer's menu; a column's name leads somewhere when its item does. */
const Columns = ({ columns, name, t }: { columns: readonly NavigationItem[]; name: string; t: Translate }) => (
  <nav className="footer-columns" aria-label={name}>
    {columns.map((column) => (
      <div key={`${column.text.text} ${column.to?.href}`}>
        <h2>
          <ItemText item={column} t={t} />
        </h2>
        <Items of={column.children} t={t} />
      </div>
    ))}
  </nav>
)

/** Fixed numbers of the bank, and where else it can be met (FOOT-06, FOOT-10 to FOOT-12, FOOT-21). */
const Numbers = ({ frame }: { frame: FooterFrame }) => {
  const t = translator(frame.language)
  const rows = [
    [t('routingNumber'), frame.numbers.routing],
    [t('swiftCode'), frame.numbers.swift],
    [t('mortgageLicense'), frame.numbers.license],
  ] as const
  return (
    <div className="footer-numbers">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('tollFree')}</dt>
          <dd>
            <a href={telephoneAddress(frame.numbers.tollFree)}>{frame.numbers.tollFree}</a>
          </dd>
        </div>
      </dl>
      <ul className="footer-social">
        {frame.socialLinks.map(({ network, to }) => (
          <li key={network}>
            <Link to={to} label={socialNames[network]}>
              <SocialLogo network={network} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What stands below every page (FOOT). Columns and links come from the content store. */
export const Footer = ({ frame }: { frame: FooterFrame }) => {
  const t = translator(frame.language)
  return (
    <footer>
      <MobileBanking frame={frame} />
      <div className="footer on-dark">
        <div className="wrap">
          <div className="footer-top">
            <div className="footer-bank">
              <img src="/img/logo-reversed.svg" alt={frame.bankName} width={250} height={44} loading="lazy" />
              <LocalizedText of={frame.tagline} />
            </div>
            <Columns columns={frame.menus.footer} name={t('footerMenu')} t={t} />
          </div>
          <Numbers frame={frame} />
          <nav className="footer-legal" aria-label={t('legalMenu')}>
            <Items of={frame.menus.legal} t={t} />
          </nav>
          <div className="footer-end">
            {frame.showFDICLogo && (
              <span className="footer-fdic">
                <FdicLogo />
                {t('memberFdic')}
              </span>
            )}
            <span className="footer-housing">
              <EqualHousingLogo />
              {t('equalHousing')}
            </span>
            <span>
              © <span data-current-year="">{frame.buildYear}</span> {frame.bankName}. <LocalizedText of={frame.copyrightNotice} as="span" />
            </span>
          </div>
        </div>
      </div>
    </footer>
  )
}
