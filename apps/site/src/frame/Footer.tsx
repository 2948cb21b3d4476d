import { translator } from '@bank/i18n/translate.ts'
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

const ItemText = ({ item }: { item: NavigationItem }) => {
  const text = <LocalizedText of={item.text} as="span" />
  return item.to ? <Link to={item.to}>{text}</Link> : text
}

/** Items of a menu, each with its children under it, however deep the content nests (FOOT-05). */
const Items = ({ of }: { of: readonly NavigationItem[] }) =>
  of.length > 0 ? (
    <ul>
      {of.map((item) => (
        <li key={`${item.text.text} ${item.to?.href}`}>
          <ItemText item={item} />
          <Items of={item.children} />
        </li>
      ))}
    </ul>
  ) : null

/** One column for each item of the footer's menu; a column's name leads somewhere when its item does. */
const Columns = ({ columns, name }: { columns: readonly NavigationItem[]; name: string }) => (
  <nav className="footer-columns" aria-label={name}>
    {columns.map((column) => (
      <div key={`${column.text.text} ${column.to?.href}`}>
        <h2>
          <ItemText item={column} />
        </h2>
        <Items of={column.children} />
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
            <Columns columns={frame.menus.footer} name={t('footerMenu')} />
          </div>
          <Numbers frame={frame} />
          <nav className="footer-legal" aria-label={t('legalMenu')}>
            <Items of={frame.menus.legal} />
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
