import type { FinderData } from '@bank/finder/finder-data.ts'
import { kinds } from '@bank/finder/finder-location.ts'
import { finderPhrases } from '@bank/finder/view/phrases.ts'
import { locales } from '@bank/i18n/format.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { byTelephone } from '@bank/rules/appointments/appointment-places.ts'
import { isCoordinates } from '@bank/rules/geo/distance.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { nativeName } from '@bank/rules/locations/spoken-languages.ts'
import { formPhone } from '@bank/ui/form/form-props.ts'
import { linkAttributes } from '@bank/ui/links/Link.tsx'
import type { BlockContext, ByRegion, ToProps } from '../block.ts'
import { datedLines } from './dated-lines.ts'
import { toFinderLocation, toFinderRow, toFinderWeek } from './finder-location.ts'
import type { locationFinder } from './schema.ts'
import { stateLinks } from './state-links.ts'

export type LocationFinderProps = {
  byRegion: ByRegion
  headline: Text | undefined
  intro: Text | undefined
  /** What is said while nothing was asked. */
  status: string
  data: FinderData
}

const languageNames = ['Spanish', 'Arabic', 'Vietnamese', 'Hindi', 'Marathi', 'Gujarati', 'Farsi', 'French', 'Tagalog'] as const

/** What a language is called in a sentence of the page. The bank says Farsi and Tagalog, where tables of languages say Persian and Filipino. */
const nameInSentence = (code: string, locale: string): string | undefined => {
  const own = { fa: 'Farsi', tl: 'Tagalog' }[code]
  if (own) return locale.startsWith('es') ? own.toLowerCase() : own
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code)
}

const languageOptions = ({ locations, locale }: Pick<FinderData, 'locations' | 'locale'>): FinderData['languages'] =>
  languageNames
    .map(nativeName)
    .flatMap(({ text, lang }) =>
      lang && locations.some(({ languages }) => languages.includes(lang))
        ? [{ value: lang, label: text, name: nameInSentence(lang, locale) ?? text }]
        : [],
    )

const finderWords = ({ t }: Pick<BlockContext, 't'>): FinderData['words'] =>
  Object.fromEntries(finderPhrases.map((phrase) => [phrase, t(phrase)])) as FinderData['words']

/** The finder of all locations; hidden while there are none (LOC-01, D-LOC-1). */
export const toProps: ToProps<typeof locationFinder, LocationFinderProps> = (record, context) => {
  const { t, records, settings, language, link } = context
  if (records.locations.length === 0) return undefined
  const branches = records.locations.map((location) => branchHours(location, settings.bankHolidays ?? []))
  const hours = new Map(branches.map((branch) => [JSON.stringify(branch), branch]))
  const keys = [...hours.keys()]
  const { dates, datedOf } = datedLines([...hours.values()], context)
  const locations = records.locations.map((location, index) => toFinderLocation(location, keys.indexOf(JSON.stringify(branches[index]))))
  const phone = formPhone(settings)
  const directions = link('https://www.google.com/maps/dir/?api=1')
  return {
    byRegion: 'found',
    headline: nonBlank(record.headline),
    intro: nonBlank(record.intro),
    status: t(locations.length === 1 ? 'finder.one' : 'finder.many', { count: locations.length }),
    data: {
      action: context.path,
      states: stateLinks(context),
      types: kinds
        .filter((kind) => locations.some((location) => location.kinds.includes(kind)))
        .map((kind) => ({ value: kind, label: t(`locationType.${kind}`) })),
      languages: languageOptions({ locations, locale: locales[language] }),
      ...(phone && { phone }),
      ...(settings.appointmentPage && { appointment: link(`${settings.appointmentPage}?branch=${byTelephone}`)?.href }),
      siteSearch: link('/search/')?.href,
      words: finderWords(context),
      locale: locales[language],
      hours: [...hours.values()],
      weeks: [...hours.values()].map((branch, index) => toFinderWeek(branch, datedOf[index] ?? [], context)),
      dates,
      locations,
      rows: records.locations.map((location) => toFinderRow(location, context)),
      directions: directions ? linkAttributes(directions) : {},
      regions: records.regions.flatMap(({ name = '', spanishName, lat, lng }) => {
        const at = { lat, lng }
        const named = !spanishName
          ? { name }
          : language === 'es'
            ? { name: spanishName, otherName: name }
            : { name, otherName: spanishName }
        return isCoordinates(at) ? [{ ...named, ...at }] : []
      }),
    },
  }
}
