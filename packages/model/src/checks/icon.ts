import { iconNames } from '../icons.ts'
import type { Check } from './check.ts'

/** The name of an icon that somebody has drawn. For fields that cannot be a choice: translatable ones, and those of older tables. */
export const iconCheck: Check = (value) =>
  iconNames.some((name) => name === value)
    ? undefined
    : 'must be the name of an icon, such as phone or fraud-email; packages/model/src/icons.ts lists them'
