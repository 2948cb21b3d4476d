import { CollectionCards } from '@payloadcms/next/rsc'
import type { ImportMap } from 'payload'

/** The admin's components that its configuration names by path. Ours adds none. */
export const importMap: ImportMap = {
  '@payloadcms/next/rsc#CollectionCards': CollectionCards,
}
