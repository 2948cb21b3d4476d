/** Towns with a Spanish name, and their official one with its state. */
const towns: readonly (readonly [spanish: string, official: string])[] = [
  ['Nueva Orleans', 'New Orleans, LA'],
  ['Nueva Iberia', 'New Iberia, LA'],
  ['Puerto Arturo', 'Port Arthur, TX'],
  ['Bahía de San Luis', 'Bay Saint Louis, MS'],
  ['Ciudad de Texas', 'Texas City, TX'],
  ['Nueva York', 'New York, NY'],
]

/** One of these names as a folded text holds it, as words of its own. */
const folded = (name: string): string => ` ${name.toLowerCase().replace('í', 'i').replace(/,.*/, '')} `

/** A folded text with the official names of towns in place of the Spanish ones; whole words alone are names. */
export const withOfficialNames = (text: string): string =>
  towns.reduce((read, [spanish, official]) => read.replace(folded(spanish), folded(official)), ` ${text} `).trim()

/** What a town is called in Spanish, where it has another name. The state is its code; `St.` in the name is `Saint`. */
export const spanishName = (name: string, state: string): string | undefined => {
  const asked = `${name.replace(/\bSt\.? /, 'Saint ')}, ${state.trim().toUpperCase()}`
  return towns.find(([, official]) => official === asked)?.[0]
}

/** What a town is called on a page in a language or of a locale: `es-US`. The state is its letters, small or not. */
export const nameOfTown = (name: string, state: string, locale: string): string =>
  (locale.startsWith('es') && spanishName(name, state)) || name
