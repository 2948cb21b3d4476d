import { flag, html, list, longText, plain, text } from '@bank/model/fields.ts'
import { jsonText, perLanguage } from '@bank/model/json-text.ts'
import { z } from 'zod'
import { block } from '../block.ts'

/** The string form of `quickLinks`. Every text may be one string or one for each language (BLK-52). */
export const quickLinksJson = z.array(
  z.strictObject({
    intro: perLanguage.optional(),
    title: perLanguage.optional(),
    link: perLanguage.optional(),
    refresh: z.boolean().optional(),
  }),
)

/** The string form of `sidebarCTAs`. */
export const sidebarActionsJson = z.array(
  z.strictObject({ link: perLanguage.optional(), linkText: perLanguage.optional(), refresh: z.boolean().optional() }),
)

/** An index of what people come for, with a sidebar (BLK-48 to BLK-53, BLK-93). A list wins over its string form (D-BLK-20). */
export const serviceQuickLinks = block('serviceQuickLinks', 'Service quick links', {
  headline: text(),
  subHeadline: longText(),
  sidebarHeadline: text(),
  sidebarBody: html(),
  quickLinks: list({ title: text(), intro: text({ help: 'One muted line below the title.' }), link: plain(), refresh: flag() }),
  links_json: jsonText(quickLinksJson, { help: 'JSON list of { intro, title, link, refresh }; used when the list above is empty.' }),
  sidebarCTAs: list({ link: plain(), linkText: text(), refresh: flag() }),
  sidebarCTAs_json: jsonText(sidebarActionsJson, { help: 'JSON list of { link, linkText, refresh }; used when the list above is empty.' }),
  bigFirstLetter: flag({ help: 'Enlarges the first letter of the sidebar text, or of the line below the headline when there is none.' }),
})
