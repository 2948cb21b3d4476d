import { CollectionCards } from '@payloadcms/next/rsc'
import type { ImportMap } from 'payload'
import { HoursReading } from '../../../hours/HoursReading.tsx'

/** The admin's components that its configuration names by path. */
export const importMap: ImportMap = {
  '@payloadcms/next/rsc#CollectionCards': CollectionCards,
  '@bank/cms/hours/HoursReading.tsx#HoursReading': HoursReading,
}
