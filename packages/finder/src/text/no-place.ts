const days = 'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|sundays?|weekdays?|weekends?|today|tonight|tomorrow'
const dias = 'lunes|martes|miercoles|jueves|viernes|domingos?|hoy|manana|fin(?:es)? de semana|entre semana|dias? de semana'
const countries = 'mexico|mejico|usa|us|u s a?|united states(?: of america)?|estados unidos(?: de america)?|ee ?uu(?: ?a)?'
/** Far places that are written almost like towns of the table; those that are written like one are that town. */
const elsewhere = 'tokyo|atlantis|berlin|bogota|sydney|saigon|santiago|colombia'

const here =
  '(?:(?:near(?:est to)?|close(?:st)? to|next to|around|by) )?(?:me|here)|near ?by|close by|near|nearest|closest|my (?:location|area)|cerca(?: de (?:mi|aqui))?|aqui|(?:el |la )?(?:mas )?cercan[ao]s?|mi (?:ubicacion|zona)'
const banks = '(?:(?:the |a |el |la |un )?(?:banks?|bancos?|locations?|lugares?) )?'

/** `Mobile` and `Union` are places. */
const services = '(?:mobile|online) (?:bank(?:ing)?|apps?|deposits?)|credit unions?'

const noPlace = new RegExp(
  `^(?:(?:open|opens|on|this|next|abiert[ao]s?|abren?|el|los|este|esta) )*(?:${days}|${dias}|${countries}|${elsewhere})$|^${banks}(?:${here})$|^(?:${services})$`,
)
const country = new RegExp(`(?<=.) (?:${countries.replace('mexico|mejico|', '')})$`)

/** Whether a folded search says a day, a country, a service or where the visitor is and nothing else: names that are written like it are not meant. */
export const namesNoPlace = (folded: string): boolean => noPlace.test(folded)

const asksHere = new RegExp(
  `(?:^| )(?:${here})$|(?: to|near|around|cerca de) m[ei] |^(?:the )?(?:nearest|closest) (?!.* (?:to|in|at|near) )`,
)

/** Whether a folded search has words for where the visitor is: `nearest atm`, `bank near me open now`. */
export const namesHere = (folded: string): boolean => asksHere.test(folded)

/** A folded search without the country at its end. */
export const withoutCountry = (folded: string): string => folded.replace(country, '')
