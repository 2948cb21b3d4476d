import { AlertBanners } from '../alerts/AlertBanners.tsx'
import { ExternalLinkDialog } from '../external-link/ExternalLinkDialog.tsx'
import { Footer } from '../frame/Footer.tsx'
import { HeaderBar } from '../header/HeaderBar.tsx'
import { NoScriptMenu } from '../header/NoScriptMenu.tsx'
import { UtilityBar } from '../header/UtilityBar.tsx'
import type { Frame } from '../page-data/frame.ts'
import type { SharedPart, SharedParts } from '../react-rendering/shared-part.ts'
import { currentOf } from './current-of.ts'

/** Of the props of a component, none is looked at that another page with the same menus could have otherwise, but for what is named here. */
const part = <Props>(shared: SharedPart<Props>): SharedPart<Props> => shared

const withOtherLanguage = <Props extends { readonly frame: Frame }>(props: Props, href: string): Props => ({
  ...props,
  frame: { ...props.frame, otherLanguage: { ...props.frame.otherLanguage, to: { href } } },
})

/** What surrounds the main part of all pages. The menus are one object for all pages of a language, and so is all that comes with them. */
export const sharedParts: SharedParts = new Map<unknown, unknown>([
  [
    UtilityBar,
    part<Parameters<typeof UtilityBar>[0]>({
      partOf: ({ frame, path }) => ({
        of: frame.menus,
        and: `${currentOf(frame.menus.utility, path)} ${frame.showsFdicSign}`,
        address: frame.otherLanguage.to.href,
      }),
      withAddress: withOtherLanguage,
    }),
  ],
  [HeaderBar, part<Parameters<typeof HeaderBar>[0]>({ partOf: ({ primary, path }) => ({ of: primary, and: currentOf(primary, path) }) })],
  [
    NoScriptMenu,
    part<Parameters<typeof NoScriptMenu>[0]>({
      partOf: ({ frame }) => ({ of: frame.menus, and: '', address: frame.otherLanguage.to.href }),
      withAddress: withOtherLanguage,
    }),
  ],
  [
    AlertBanners,
    part<Parameters<typeof AlertBanners>[0]>({
      partOf: ({ alerts, language }) => ({ of: alerts.known, and: `${language} ${alerts.banners.map(({ id }) => id).join(' ')}` }),
    }),
  ],
  [
    Footer,
    part<Parameters<typeof Footer>[0]>({ partOf: ({ frame }) => ({ of: frame.menus, and: `${frame.showFDICLogo} ${frame.isBrief}` }) }),
  ],
  [
    ExternalLinkDialog,
    part<Parameters<typeof ExternalLinkDialog>[0]>({ partOf: ({ language }) => ({ of: ExternalLinkDialog, and: language }) }),
  ],
])
