/** Towns with a Spanish name: as it is written, folded, and the official name, as it is written and folded. */
const towns: readonly (readonly [spanish: string, folded: string, official: string, officialFolded: string])[] = [
  ['Nueva Orleans', 'nueva orleans', 'New Orleans, LA', 'new orleans'],
  ['Nueva Iberia', 'nueva iberia', 'New Iberia, LA', 'new iberia'],
  ['Puerto Arturo', 'puerto arturo', 'Port Arthur, TX', 'port arthur'],
  ['Bahía de San Luis', 'bahia de san luis', 'Bay Saint Louis, MS', 'bay saint louis'],
  ['Ciudad de Texas', 'ciudad de texas', 'Texas City, TX', 'texas city'],
  ['Nueva York', 'nueva york', 'New York, NY', 'new york'],
]

/** A folded text with the official names of towns in place of the Spanish ones; whole words alone are names. */
export const withOfficialNames = (folded: string): string =>
  towns.reduce(
    (text, [, spanish, , official]) => (text.includes(spanish) ? ` ${text} `.replace(` ${spanish} `, ` ${official} `).trim() : text),
    folded,
  )

/** What a town is called in Spanish, where it has another name. The state is its code; `St.` in the name is `Saint`. */
export const spanishName = (name: string, state: string): string | undefined => {
  const asked = `${name.replace(/\bSt\.? /, 'Saint ')}, ${state.trim().toUpperCase()}`
  return towns.find(([, , official]) => official === asked)?.[0]
}
