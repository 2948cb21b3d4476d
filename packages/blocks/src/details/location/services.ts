import { namedService, orderFeaturedServices } from '@bank/rules/locations/featured-services.ts'
import { nativeName, type SpokenLanguage, spokenLanguages } from '@bank/rules/locations/spoken-languages.ts'
import type { BlockContext } from '../../block.ts'
import type { Location } from '../../cards/location/location-card.ts'

export type ServiceList = { readonly title: string; readonly items: readonly string[]; readonly note: string | undefined }

/** A language by its own name, and by its name in the language of the page where that is another one. */
export type Spoken = SpokenLanguage & { readonly also: string | undefined }

const languageCodes = ['en', 'es', 'ar', 'vi', 'hi', 'mr', 'gu', 'fa', 'fr'] as const

const languageLabel = ({ text, lang }: SpokenLanguage, { t }: Pick<BlockContext, 't'>): string => {
  const code = languageCodes.find((known) => known === lang)
  return code ? t(`language.${code}`) : text
}

/** The featured services in the bank's order, with dictionary labels; others as written (LOC-15, LOC-16, D-LOC-12). */
const featured = ({ featuredServices }: Location, { t }: BlockContext): readonly string[] =>
  orderFeaturedServices((featuredServices ?? []).flatMap(({ service }) => service ?? [])).map((service) => {
    const known = namedService(service)
    return known ? t(`featuredService.${known}`) : service
  })

/** What is done at a location, in up to three lists; an empty list is left out (D-STORE-2). */
export const serviceLists = (location: Location, context: BlockContext): readonly ServiceList[] => {
  const { t } = context
  const machineLanguages = (location.atmLanguages ?? []).flatMap(({ language }) =>
    language ? languageLabel(nativeName(language), context) : [],
  )
  return [
    { title: t('locationServices'), items: featured(location, context), note: undefined },
    {
      title: t('counterServices'),
      items: (location.services ?? []).flatMap(({ service }) => (service ? t(`branchService.${service}`) : [])),
      note: undefined,
    },
    {
      title: t('machineServices'),
      items: (location.atmServices ?? []).flatMap(({ service }) => (service ? t(`atmService.${service}`) : [])),
      note: machineLanguages.length > 0 ? `${t('machineLanguages')}: ${machineLanguages.join(', ')}` : undefined,
    },
  ].filter(({ items }) => items.length > 0)
}

/** The languages spoken at a location; none when English is the only one (LOC-17 to LOC-19). */
export const spokenThere = (location: Location, context: BlockContext): readonly Spoken[] =>
  spokenLanguages(
    (location.spokenLanguages ?? []).flatMap(({ language }) => language ?? []),
    location.offersSpanish ?? false,
  ).map((spoken) => {
    const label = languageLabel(spoken, context)
    return { ...spoken, also: label === spoken.text ? undefined : label }
  })
