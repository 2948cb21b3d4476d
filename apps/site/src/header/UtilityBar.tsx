import { translator } from '@bank/i18n/translate.ts'
import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import type { Frame } from '../page-data/frame.ts'
import { currentItem } from './current-item.ts'
import { FdicSign } from './FdicSign.tsx'

const UtilityLinks = ({ frame, path }: { frame: Frame; path: string }) => {
  const t = translator(frame.language)
  const items = frame.menus.utility
  const current = currentItem(
    items.map(({ to }) => to?.href),
    path,
  )
  return (
    <nav aria-label={t('utilityMenu')} data-menu="utility">
      {items.map(({ text, to }, index) =>
        to ? (
          <Link key={`${text.text} ${to.href}`} to={to} current={index === current}>
            <span lang={text.lang}>{text.text}</span>
          </Link>
        ) : (
          <span key={text.text} lang={text.lang}>
            {text.text}
          </span>
        ),
      )}
      <Link to={frame.search} className="utility-search">
        <Icon name="search" size={18} />
        <span>{t('search')}</span>
      </Link>
    </nav>
  )
}

/** The region selector (HEAD-04, REG-01): `browser/region.ts` reads its options and shows in it what was chosen (D-REG-4). */
const RegionSelector = ({ frame }: { frame: Frame }) => {
  const t = translator(frame.language)
  return (
    <span className="utility-region">
      <Icon name="map-pin" size={18} />
      <select aria-label={t('yourRegion')} data-region-select="" autoComplete="off">
        <option value="">{t('selectRegion')}</option>
        {frame.regions.map(({ permalink, name, label, marketCode, lat, lng }) => (
          <option
            key={permalink}
            value={permalink}
            data-name={label === name ? undefined : name}
            data-market={marketCode}
            data-lat={lat}
            data-lng={lng}
          >
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  )
}

/** Leads to the same page in the other language (LINK-27 to LINK-29). */
export const OtherLanguage = ({ frame }: { frame: Frame }) => (
  <a
    href={frame.otherLanguage.to.href}
    lang={frame.otherLanguage.language}
    hrefLang={frame.otherLanguage.language}
    data-language-switch={frame.otherLanguage.language}
    data-track-action="switch"
    data-track-category="language"
    data-track-label={frame.otherLanguage.language}
  >
    <Icon name="languages" size={18} />
    {translator(frame.language)('otherLanguage')}
  </a>
)

/**
 * Who insures the deposits, at every width, on pages that have to say it (D-FOOT-9); and on large screens region, secondary links,
 * search and language (HEAD-01 to HEAD-05). The region stands first, so that its name moves nothing when it is filled in.
 */
export const UtilityBar = ({ frame, path }: { frame: Frame; path: string }) => (
  <div className="utility">
    <div className="wrap">
      {frame.showsFdicSign && <FdicSign statement={frame.fdicStatement} />}
      <div className="utility-links">
        <RegionSelector frame={frame} />
        <UtilityLinks frame={frame} path={path} />
        <OtherLanguage frame={frame} />
      </div>
    </div>
  </div>
)
