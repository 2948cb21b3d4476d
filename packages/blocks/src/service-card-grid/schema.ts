import { iconCheck } from '@bank/model/checks/icon.ts'
import { choice, flag, list, longText, plain, reference, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

export const serviceCardGridLayouts = ['full-width', 'half'] as const

/** What the bank does, a card each: its own tiles, or those of a service card set (BLK-76 to BLK-78, CARD-31 to CARD-34). */
export const serviceCardGrid = block('serviceCardGrid', 'Service card grid', {
  headline: text(),
  layout: choice(serviceCardGridLayouts, { default: 'full-width', help: 'Half: the cards beside the headline.' }),
  set: reference('service-card-sets', { help: 'Shown when the tiles below are empty.' }),
  tiles: list({
    title: text(),
    intro: longText(),
    link: plain(),
    linkText: text({ help: 'Empty: Learn More.' }),
    icon: plain({ check: iconCheck, help: 'Name of an icon, such as phone or fraud-email.' }),
    refresh: flag(),
  }),
})
