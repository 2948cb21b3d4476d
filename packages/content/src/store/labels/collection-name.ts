import { englishCollections } from './english-collections.ts'
import { settingsLabel, spanishCollections } from './spanish-collections.ts'

const settings = 'settings'

/** What one record of a collection is called in a language of the admin; nothing for collections that hold no content. */
export const collectionName = (language: string, slug: string): string | undefined => {
  if (slug === settings) return language === 'es' ? settingsLabel.es : settingsLabel.en
  return language === 'es' ? spanishCollections[slug]?.singular : englishCollections[slug]
}
