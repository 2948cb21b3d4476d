/** Towns and regions of the bank with a Spanish name: as it is written, folded, and the official name, as it is written and folded. */
const names: readonly (readonly [spanish: string, folded: string, official: string, officialFolded: string])[] = [
  ['Nueva Orleans', 'nueva orleans', 'New Orleans, LA', 'new orleans'],
  ['Nueva Iberia', 'nueva iberia', 'New Iberia, LA', 'new iberia'],
  ['Puerto Arturo', 'puerto arturo', 'Port Arthur, TX', 'port arthur'],
  ['Bahía de San Luis', 'bahia de san luis', 'Bay Saint Louis, MS', 'bay saint louis'],
  ['Ciudad de Texas', 'ciudad de texas', 'Texas City, TX', 'texas city'],
  ['Nueva York', 'nueva york', 'New York, NY', 'new york'],
  ['Costa del Golfo', 'costa del golfo', 'Gulf Coast', 'gulf coast'],
  ['Cinturón de Pinos', 'cinturon de pinos', 'Pine Belt', 'pine belt'],
  ['Norte de Texas', 'norte de texas', 'North Texas', 'north texas'],
  ['Este de Texas', 'este de texas', 'East Texas', 'east texas'],
  ['Sureste de Texas', 'sureste de texas', 'Southeast Texas', 'southeast texas'],
]

/** A folded text with the official names of towns in place of the Spanish ones; whole words alone are names. */
export const withOfficialNames = (folded: string): string =>
  names.reduce((text, [, spanish, , official]) => ` ${text} `.replace(` ${spanish} `, ` ${official} `).trim(), folded)

/** The name of a town, or of a region without a state, in Spanish; its official name where it has no other. */
export const spanishName = (name: string, state: string): string =>
  names.find(([, , official]) => official === [name, state].filter(Boolean).join(', '))?.[0] ?? name
