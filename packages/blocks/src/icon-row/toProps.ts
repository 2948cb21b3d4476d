import type { IconName } from '@bank/model/icons.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { ToProps } from '../block.ts'
import type { iconRow } from './schema.ts'

export type IconRowItem = { icon: IconName | undefined; title: Text | undefined; intro: Text | undefined; to: LinkTarget | undefined }

export type IconRowProps = { headline: Text | undefined; columns: 3 | 4; items: readonly IconRowItem[] }

/** Four columns for more than three icons, otherwise three (BLK-42, BLK-43). */
const iconRowColumns = (count: number): 3 | 4 => (count > 3 ? 4 : 3)

/** The fields of an icon row as its view shows them (BLK-41). Items that say nothing are left out. */
export const toProps: ToProps<typeof iconRow, IconRowProps> = (record, { link }) => {
  const headline = nonBlank(record.headline)
  const items = (record.icons ?? [])
    .map((item) => ({
      icon: item.icon,
      title: nonBlank(item.title),
      intro: nonBlank(item.intro),
      to: link(item.link, { refresh: item.refresh }),
    }))
    .filter(({ icon, title, intro }) => icon || title || intro)
  if (items.length === 0) return undefined
  return { headline, columns: iconRowColumns(items.length), items }
}
