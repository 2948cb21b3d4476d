import { CollectionCards } from '@payloadcms/next/rsc'
import type { ImportMap } from 'payload'
import { HoursReading } from '../../../hours/HoursReading.tsx'
import { TitleLength } from '../../../titles/TitleLength.tsx'

/** The admin's components that its configuration names by path. */
export const importMap: ImportMap = {
  '@payloadcms/next/rsc#CollectionCards': CollectionCards,
  '@bank/cms/hours/HoursReading.tsx#HoursReading': HoursReading,
  '@bank/cms/titles/TitleLength.tsx#TitleLength': TitleLength,
}
