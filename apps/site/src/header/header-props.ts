import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { LoginPanelProps } from '../login/login-props.ts'
import type { Frame, NavigationItem } from '../page-data/frame.ts'

/** One item of a menu as the header renders it. What is not there is left out, for this travels in every page. */
export type MenuEntry = {
  readonly text: string
  /** Language of the text where it is not the page's. */
  readonly lang?: Language
  readonly to?: LinkTarget
  readonly children?: readonly MenuEntry[]
  /** The item named search, which the offcanvas skips: its own search box stands there (HEAD-23, D-HEAD-6). */
  readonly isSearch?: true
}

const headerTexts = (language: Language) => {
  const t = translator(language)
  return {
    mainMenu: t('mainMenu'),
    menu: t('menu'),
    closeMenu: t('closeMenu'),
    moreIn: t('moreIn'),
    goTo: t('goTo'),
    back: t('back'),
    more: t('more'),
    logIn: t('logIn'),
    search: t('search'),
    searchTerms: t('searchTerms'),
    suggestions: t('suggestions'),
    region: t('yourRegion'),
    selectRegion: t('selectRegion'),
    utilityMenu: t('utilityMenu'),
    otherLanguage: t('otherLanguage'),
    routingNumber: t('routingNumber'),
    tollFree: t('tollFree'),
  }
}

export type HeaderTexts = ReturnType<typeof headerTexts>

/** What the header's island needs, in one language. Only `path` depends on the page, and only for the first render. */
export type HeaderBarProps = {
  readonly path: string
  readonly home: string
  readonly search: string
  readonly bankName: string
  readonly numbers: { readonly routing: string; readonly tollFree: string }
  readonly otherLanguage: Language
  readonly primary: readonly MenuEntry[]
  readonly utility: readonly MenuEntry[]
  readonly extra: readonly MenuEntry[]
  readonly login: LoginPanelProps
  readonly texts: HeaderTexts
}

const toEntry = ({ text, to, children, isSearch }: NavigationItem): MenuEntry => ({
  text: text.text,
  ...(text.lang && { lang: text.lang }),
  ...(to && { to }),
  ...(children.length > 0 && { children: children.map(toEntry) }),
  ...(isSearch && { isSearch }),
})

const commonProps = (frame: Frame): Omit<HeaderBarProps, 'path'> => ({
  home: frame.home.href,
  search: frame.search.href,
  bankName: frame.bankName,
  numbers: { routing: frame.numbers.routing, tollFree: frame.numbers.tollFree },
  otherLanguage: frame.otherLanguage.language,
  primary: frame.menus.primary.map(toEntry),
  utility: frame.menus.utility.map(toEntry),
  extra: frame.menus.extra.map(toEntry),
  login: frame.login,
  texts: headerTexts(frame.language),
})

const made = new WeakMap<Frame['menus'], Omit<HeaderBarProps, 'path'>>()

/** The header's part of what surrounds the pages of a language, as the plain data that its island carries: one object for the same menus. */
export const headerProps = (frame: Frame): Omit<HeaderBarProps, 'path'> => {
  const known = made.get(frame.menus) ?? commonProps(frame)
  made.set(frame.menus, known)
  return known
}
