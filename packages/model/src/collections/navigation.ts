import { z } from 'zod'
import { alertUrlsCheck } from '../checks/alert-urls.ts'
import { collection } from '../collection.ts'
import { choice, code, html, number, plain, text } from '../fields.ts'
import { jsonText, perLanguage } from '../json-text.ts'

/** One item of a menu. Text and href are a string or a per-language object (HEAD-30, HEAD-31, FOOT-04). */
export type MenuItem = {
  readonly visible?: boolean | undefined
  readonly text?: z.infer<typeof perLanguage> | undefined
  readonly href?: z.infer<typeof perLanguage> | undefined
  /** Load the target as a full page (LINK-10, D-LINK-13). */
  readonly refresh?: boolean | undefined
  readonly children?: readonly MenuItem[] | undefined
}

export const menuItem: z.ZodType<MenuItem> = z.strictObject({
  visible: z.boolean().optional(),
  text: perLanguage.optional(),
  href: perLanguage.optional(),
  refresh: z.boolean().optional(),
  get children() {
    return z.array(menuItem).optional()
  },
})

/** A menu: `primary`, `utility`, `extra`, `footer` or `legal`. Its pages are JSON text (HEAD-32). */
export const menus = collection({
  slug: 'menus',
  label: { singular: 'Menu', plural: 'Menus' },
  shape: { pages_json: jsonText(z.array(menuItem), { help: 'JSON list of {visible, text, href, refresh, children}.' }) },
})

/** A site-wide banner (ALERT). `urls` holds one path or delimited expression per line. */
export const alerts = collection({
  slug: 'alerts',
  label: { singular: 'Alert', plural: 'Alerts' },
  served: ['alerts/alert'],
  shape: {
    description: html({ required: true }),
    type: choice(['urgent', 'timeSensitive'], { help: 'Any type gives the red style; leave empty for the quiet one.' }),
    urls: code({ check: alertUrlsCheck, help: 'One path or delimited regular expression per line. Empty: every page.' }),
  },
})

/** A market of the bank that a visitor can choose (REG-11). */
export const regions = collection({
  slug: 'regions',
  label: { singular: 'Region', plural: 'Regions' },
  title: 'name',
  served: ['region'],
  shape: {
    permalink: plain({ required: true }),
    name: plain({ required: true }),
    spanishName: plain({ help: 'Where it is called otherwise in Spanish.' }),
    marketCode: plain({ required: true }),
    lat: number({ min: -90, max: 90, required: true }),
    lng: number({ min: -180, max: 180, required: true }),
  },
})

/** A group of visitors that blocks can be hidden from (STORE-16). One must be named personal general (AUD-15). */
export const audiences = collection({
  slug: 'audiences',
  label: { singular: 'Audience', plural: 'Audiences' },
  title: 'name',
  served: ['audience'],
  shape: { name: plain({ required: true }), utm_campaign: plain() },
})

/** A name that records are sorted under. */
export const categories = collection({
  slug: 'categories',
  label: { singular: 'Category', plural: 'Categories' },
  shape: { name: text({ required: true }) },
})
