import type { BlockContext } from '@bank/blocks/block.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { type Translate, translator } from '@bank/i18n/translate.ts'
import { type MenuItem, menuItem } from '@bank/model/collections/navigation.ts'
import { readJsonList } from '@bank/model/json-text.ts'
import { pickText, type Text } from '@bank/model/text.ts'
import { languageParameter } from '@bank/rules/links/language-cookie.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { type LanguageSwitch, languageSwitch } from '@bank/rules/links/language-switch.ts'
import type { Published } from '@bank/rules/links/resolve-link.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import { z } from 'zod'
import { type LoginPanelProps, loginPanelProps } from '../login/login-props.ts'

/** One item of a menu, read for the page's language. */
export type NavigationItem = {
  readonly text: Text
  readonly to: LinkTarget | undefined
  readonly children: readonly NavigationItem[]
  /** The item is the one named search (D-HEAD-6). */
  readonly isSearch?: true
}

export type MenuName = 'primary' | 'utility' | 'extra' | 'footer' | 'legal'

/** What surrounds a page: header and footer. */
export type Frame = {
  readonly language: Language
  readonly home: LinkTarget
  readonly search: LinkTarget
  readonly login: LoginPanelProps
  /** Regions that a visitor can choose, in content order (REG-11). */
  readonly regions: readonly FrameRegion[]
  readonly menus: Readonly<Record<MenuName, readonly NavigationItem[]>>
  /** The same page in the other language (LINK-27 to LINK-29). */
  readonly otherLanguage: { readonly language: Language; readonly to: LinkTarget }
  readonly bankName: string
  readonly fdicStatement: string
  readonly tagline: Text
  readonly numbers: { readonly routing: string; readonly swift: string; readonly license: string; readonly tollFree: string }
  readonly copyrightNotice: Text
  readonly socialLinks: readonly { readonly network: string; readonly to: LinkTarget }[]
  /** In the footer (FOOT-07, FOOT-08). */
  readonly showFDICLogo: boolean
  /** The official digital sign stands in the header (D-FOOT-9). */
  readonly showsFdicSign: boolean
  /** The page has little of its own, so that the app block of the footer is one row (D-FOOT-9). */
  readonly isBrief: boolean
  readonly buildYear: number
  readonly mobile: {
    readonly headline: Text
    readonly text: Text
    readonly to: LinkTarget | undefined
    readonly iphone: LinkTarget | undefined
    readonly android: LinkTarget | undefined
  }
}

export type FrameRegion = {
  readonly permalink: string
  /** What it is called in what is kept and counted, whatever the language. */
  readonly name: string
  /** What it is called on pages of the language. */
  readonly label: string
  readonly marketCode: string
  readonly lat: number
  readonly lng: number
}

type LinkResolver = BlockContext['link']

const menuItems = z.array(menuItem)

/**
 * Whether an item is the one named search: its English text is `search`, or a segment of its English address, in any case (D-HEAD-6).
 *
 * @internal Its test tries the cases of this step alone.
 */
export const isNamedSearch = (item: MenuItem): boolean => {
  const [text, href] = [pickText(item.text, 'en').text, pickText(item.href, 'en').text]
  return [text.trim(), ...href.replace(/[?#].*$/, '').split('/')].some((word) => word.toLowerCase() === 'search')
}

/** The words of an item; those of a link to a page that this language does not have say so, unless they are in that language themselves. */
const itemText = (text: Text, to: LinkTarget | undefined, language: Language): Text =>
  to?.hrefLang && !text.lang ? { text: `${text.text} ${translator(language)('inOtherLanguage')}` } : text

/**
 * Reads the items of a menu: invisible ones and those without a text in either language are left out; text and address
 * fall back to English, each for itself (HEAD-29 to HEAD-32, D-HEAD-12, FOOT-03, FOOT-04).
 *
 * @internal Tests of the frame make menus with it.
 */
export const readMenu = (items: readonly MenuItem[], language: Language, link: LinkResolver): readonly NavigationItem[] =>
  items.flatMap((item) => {
    const text = pickText(item.text, language)
    if (item.visible === false || text.text === '') return []
    const to = link(pickText(item.href, language).text, { refresh: item.refresh })
    return [
      {
        text: itemText(text, to, language),
        to,
        children: readMenu(item.children ?? [], language, link),
        ...(isNamedSearch(item) && { isSearch: true as const }),
      },
    ]
  })

/** Reads one menu record of the store; a menu that does not exist is empty. */
const menuOf = (content: Content, name: MenuName, link: LinkResolver): readonly NavigationItem[] => {
  const record = content.records.menus.find(({ id }) => id === name)
  return readMenu(readJsonList(menuItems, record?.pages_json), content.language, link)
}

type OfPage = 'showFDICLogo' | 'showsFdicSign' | 'isBrief'

/** What the blocks of a page decide of its frame. Kept with the page, a new frame can be made without them. */
export type FrameNeeds = {
  readonly isBrief: boolean
  /** Something among the blocks applies for an account. */
  readonly opensAccount: boolean
}

/** What surrounds all pages of one language. */
export type SharedFrame = Omit<Frame, 'otherLanguage' | OfPage>

/** What surrounds all pages of a language, from the menus and the settings of the store. */
export const sharedFrame = (input: { content: Content; link: LinkResolver; t: Translate; buildYear: number }): SharedFrame => {
  const { content, link, t } = input
  const { settings, language } = content
  const nothing: Text = { text: '' }
  return {
    language,
    home: { href: `/${language}/` },
    search: link('/search/') ?? { href: `/${language}/search/` },
    login: loginPanelProps({ settings, t, link }),
    regions: content.records.regions.flatMap(({ permalink, name, spanishName, marketCode, lat, lng }) =>
      permalink && name && marketCode && lat !== undefined && lng !== undefined
        ? [{ permalink, name, label: (language === 'es' && spanishName) || name, marketCode, lat, lng }]
        : [],
    ),
    menus: {
      primary: menuOf(content, 'primary', link),
      utility: menuOf(content, 'utility', link),
      extra: menuOf(content, 'extra', link),
      footer: menuOf(content, 'footer', link),
      legal: menuOf(content, 'legal', link),
    },
    bankName: settings.bankName ?? '',
    fdicStatement: settings.fdicStatement ?? '',
    tagline: settings.tagline ?? nothing,
    numbers: {
      routing: settings.routingNumber ?? '',
      swift: settings.swiftCode ?? '',
      license: settings.mortgageLicense ?? '',
      tollFree: settings.tollFreeNumber ?? '',
    },
    copyrightNotice: settings.copyrightNotice ?? nothing,
    socialLinks: (settings.socialLinks ?? []).flatMap(({ network, url }) => {
      const to = link(url)
      return network && to ? [{ network, to }] : []
    }),
    buildYear: input.buildYear,
    mobile: {
      headline: settings.mobileHeadline ?? nothing,
      text: settings.mobileText?.text ? settings.mobileText : { text: t('mobileDefaultText') },
      to: link('/personal/services/mobile-banking/'),
      iphone: link(settings.iphoneAppUrl),
      android: link(settings.androidAppUrl),
    },
  }
}

/** An address without a prefix is told which language was chosen; with scripts, the cookie tells (client/chosen-language.ts). */
const withChoice = ({ language, href }: LanguageSwitch): string =>
  splitPrefix(href).language ? href : `${href}?${languageParameter}=${language}`

/** What surrounds one page. */
export const pageFrame = (shared: SharedFrame, page: { path: string; published: Published } & Pick<Frame, OfPage>): Frame => {
  const { path, published, ...own } = page
  const other = languageSwitch(path, shared.language, published)
  return { ...shared, ...own, otherLanguage: { language: other.language, to: { href: withChoice(other) } } }
}
