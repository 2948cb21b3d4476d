import type { Translate } from '@bank/i18n/translate.ts'
import type { LocationTypeKey } from '@bank/rules/locations/location-types.ts'

/**
 * What the head of a location's page may be titled, the fullest first: most locations are called like their town, which says neither what stands
 * there nor in which language the page is (D-SEO-7). A branch whose own name has the word for one does not get it twice.
 */
export const locationHeadTitles = (title: string, kind: LocationTypeKey, t: Translate): readonly string[] => {
  const name = title.trim()
  if (name === '') return []
  const word = t('location.branchNamed', { name: '' }).trim().toLowerCase()
  const isNamedSo = kind !== 'bankingCenter' || name.toLowerCase().includes(word)
  const named = isNamedSo ? name : t('location.branchNamed', { name })
  return [t('location.hoursAndAddress', { name: named }), named]
}
