import { longText, text } from '@bank/model/fields.ts'
import { iconNames } from '@bank/model/icons.ts'
import { jsonText, perLanguage } from '@bank/model/json-text.ts'
import { z } from 'zod'
import { block } from '../block.ts'

/** One tile of `tiles_json`; texts may be per-language maps. Icons are served below `/icons/` (BLK-64). */
const tile = z.strictObject({
  icon: z.enum(iconNames).optional(),
  title: perLanguage.optional(),
  intro: perLanguage.optional(),
  link: perLanguage.optional(),
  linkText: perLanguage.optional(),
  refresh: z.boolean().optional(),
})

export const tiles = z.array(tile)

/** Tiles with an icon each (BLK-63 to BLK-65). */
export const tileGrid = block('tileGrid', 'Tile grid', {
  headline: text(),
  description: longText(),
  tiles_json: jsonText(tiles, { help: 'JSON list of {icon, intro, title, link, linkText}.' }),
})
