const days = 'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|sundays?|weekdays?|weekends?|today|tonight|tomorrow'
const dias = 'lunes|martes|miercoles|jueves|viernes|domingos?|hoy|manana|fin(?:es)? de semana|entre semana|dias? de semana'
const countries = 'mexico|mejico|usa|us|u s a?|united states(?: of america)?|estados unidos(?: de america)?|ee ?uu(?: ?a)?'

const noPlace = new RegExp(`^(?:(?:open|opens|on|this|next|abiert[ao]s?|abren?|el|los|este|esta) )*(?:${days}|${dias}|${countries})$`)
const country = new RegExp(`(?<=.) (?:${countries.replace('mexico|mejico|', '')})$`)

/** Whether a folded search is a word for a day or a country and nothing else: names that are written like it are not meant. */
export const namesNoPlace = (folded: string): boolean => noPlace.test(folded)

/** A folded search without the country at its end. */
export const withoutCountry = (folded: string): string => folded.replace(country, '')
