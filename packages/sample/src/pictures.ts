import type { Localized } from '@bank/model/text.ts'

type TestPicture = {
  readonly width: number
  readonly height: number
  readonly alt: Localized
  readonly hour?: Localized
  readonly place?: Localized
}

const wide = { width: 1600, height: 1000 }
const small = { width: 800, height: 600 }
const square = { width: 400, height: 400 }

/** The bank's own pictures, as much of them as a view needs. */
export const testPictures: Readonly<Record<string, TestPicture>> = {
  'gulf-dawn': {
    ...wide,
    alt: {
      en: 'A brown pelican on an old piling at sunrise on the Gulf shore',
      es: 'Un pelícano pardo sobre un viejo pilote al amanecer en la costa del Golfo',
    },
    hour: { en: 'First light', es: 'Primera luz' },
    place: { en: 'Pass Christian, Mississippi', es: 'Pass Christian, Misisipi' },
  },
  'gulf-dawn-wide': {
    width: 1920,
    height: 1021,
    alt: {
      en: 'A brown pelican on an old piling at sunrise on the Gulf shore',
      es: 'Un pelícano pardo sobre un viejo pilote al amanecer en la costa del Golfo',
    },
    hour: { en: 'First light', es: 'Primera luz' },
    place: { en: 'Pass Christian, Mississippi', es: 'Pass Christian, Misisipi' },
  },
  'gulf-dawn-tall': {
    width: 880,
    height: 1400,
    alt: { en: 'A brown pelican on an old piling at sunrise', es: 'Un pelícano pardo sobre un viejo pilote al amanecer' },
  },
  'gulf-dawn-front': {
    width: 1920,
    height: 1200,
    alt: { en: 'A brown pelican on an old piling', es: 'Un pelícano pardo sobre un viejo pilote' },
  },
  bayou: {
    ...wide,
    alt: { en: 'An egret under cypress trees in morning mist', es: 'Una garza bajo los cipreses en la niebla de la mañana' },
    hour: { en: 'Morning mist', es: 'Niebla de la mañana' },
    place: { en: 'Lake Martin, Louisiana', es: 'Lake Martin, Luisiana' },
  },
  longleaf: {
    ...wide,
    alt: { en: 'A doe on a sandy road through longleaf pines', es: 'Una cierva en un camino de arena entre pinos de hoja larga' },
    hour: { en: 'Mid-morning', es: 'Media mañana' },
    place: { en: 'De Soto, Mississippi', es: 'De Soto, Misisipi' },
  },
  'main-street': {
    ...wide,
    alt: {
      en: 'A dog crosses the main street of a small town under its water tower',
      es: 'Un perro cruza la calle principal de un pueblo bajo su torre de agua',
    },
    hour: { en: 'Late afternoon', es: 'Media tarde' },
    place: { en: 'Longleaf, Louisiana', es: 'Longleaf, Luisiana' },
  },
  'bridge-dusk': {
    ...wide,
    alt: {
      en: 'The river bridge at dusk with a towboat passing under it',
      es: 'El puente del río al anochecer con un remolcador que pasa por debajo',
    },
    hour: { en: 'Dusk', es: 'Anochecer' },
    place: { en: 'Natchez, Mississippi', es: 'Natchez, Misisipi' },
  },
  magnolia: {
    ...wide,
    alt: {
      en: 'A porch light across the water under a rising moon',
      es: 'La luz de un porche al otro lado del agua bajo la luna que sale',
    },
    hour: { en: 'Moonrise', es: 'Salida de la luna' },
    place: { en: 'St. Francisville, Louisiana', es: 'St. Francisville, Luisiana' },
  },
  mailbox: {
    ...small,
    alt: { en: 'A mailbox with its flag up beside a country road', es: 'Un buzón con la bandera levantada junto a un camino rural' },
  },
  seedling: { ...small, alt: { en: 'A longleaf pine seedling at sunrise', es: 'Un pino de hoja larga joven al amanecer' } },
  'money-market': { ...small, alt: { en: 'A jar of coins on a windowsill', es: 'Un frasco de monedas en una ventana' } },
  skiff: { ...small, alt: { en: 'A red skiff tied to a piling', es: 'Un bote rojo amarrado a un pilote' } },
  lighthouse: { ...small, alt: { en: 'A lighthouse with its beam over the water', es: 'Un faro con su luz sobre el agua' } },
  'shrimp-boat': { ...small, alt: { en: 'A shrimp boat with its nets raised', es: 'Un barco camaronero con las redes levantadas' } },
  porch: { ...small, alt: { en: 'A house with a lit porch under an oak', es: 'Una casa con el porche iluminado bajo un roble' } },
  'portrait-a': { ...square, alt: { en: 'Portrait', es: 'Retrato' } },
  'portrait-b': { ...square, alt: { en: 'Portrait', es: 'Retrato' } },
  'portrait-c': { ...square, alt: { en: 'Portrait', es: 'Retrato' } },
}
