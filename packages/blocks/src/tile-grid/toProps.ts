import { readJsonList } from '@bank/model/json-text.ts'
import { nonBlank, pickText, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { ToProps } from '../block.ts'
import { type tileGrid, tiles } from './schema.ts'

export type Tile = {
  /** Address of the icon's drawing. */
  icon: string | undefined
  title: Text | undefined
  intro: Text | undefined
  more: Action | undefined
}

export type TileGridProps = {
  headline: Text | undefined
  description: Text | undefined
  tiles: readonly Tile[]
}

/** Hidden without tiles (BLK-65). */
export const toProps: ToProps<typeof tileGrid, TileGridProps> = (record, context) => {
  const shown = readJsonList(tiles, record.tiles_json).flatMap((tile): Tile[] => {
    const words = { title: nonBlank(pickText(tile.title, context.language)), intro: nonBlank(pickText(tile.intro, context.language)) }
    const more = action(context, pickText(tile.link, context.language).text, pickText(tile.linkText, context.language), tile.refresh)
    return words.title || words.intro || more ? [{ icon: tile.icon && `/icons/${tile.icon}.svg`, ...words, more }] : []
  })
  return shown.length === 0 ? undefined : { headline: nonBlank(record.headline), description: nonBlank(record.description), tiles: shown }
}
