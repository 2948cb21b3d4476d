import type { Examples } from '../example.ts'
import type { serviceCardGrid } from './schema.ts'

const tile = {
  icon: 'truck',
  title: { en: 'Borrow for what you can point to', es: 'Pida prestado para lo que se ve' },
  intro: {
    en: 'Trucks, kilns, boats and buildings, decided nearby.',
    es: 'Camiones, hornos, barcos y edificios, decididos cerca de usted.',
  },
  link: '/business/lending/',
  linkText: { en: 'Talk with a lender', es: 'Hable con un asesor' },
}

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof serviceCardGrid> = {
  'three cards of a set, in one row': { headline: { en: 'Behind the counter', es: 'Detrás del mostrador' }, set: 'business-services' },
  'four tiles of its own, two to a row': {
    headline: { en: 'For the yard and the office', es: 'Para el patio y la oficina' },
    tiles: [
      tile,
      { icon: 'shield-check', title: { en: 'Guard your payments', es: 'Cuide sus pagos' }, link: '/business/treasury-management/' },
      {
        icon: 'fraud-email',
        title: { en: 'Know the hooks', es: 'Conozca los anzuelos' },
        intro: { en: 'All twelve.', es: 'Los doce.' },
        link: '/fraud/',
      },
      { title: { en: 'Ask for a visit', es: 'Pida una visita' }, intro: { en: 'We come by.', es: 'Vamos a verlo.' } },
    ],
  },
  'half, three cards of a set': {
    headline: { en: 'Behind the counter', es: 'Detrás del mostrador' },
    layout: 'half',
    set: 'business-services',
  },
  'one card': { tiles: [tile] },
  'the longest words, in three columns': {
    headline: { en: 'Nondiscrimination and accessibility', es: 'Responsabilidades, antidiscriminación y accesibilidad' },
    tiles: Array.from({ length: 3 }, () => ({
      title: { en: 'Electrocardiographically uncharacteristic', es: 'Anticonstitucionalmente desproporcionadamente' },
      intro: {
        en: 'Internationalization, counterrevolutionaries and incomprehensibilities.',
        es: 'Internacionalización, contrarrevolucionarios e incomprensibilidades.',
      },
      link: '/privacy/',
      linkText: { en: 'Interdepartmental responsibilities', es: 'Responsabilidades interdepartamentales' },
    })),
  },
  'thirty tiles': { tiles: Array.from({ length: 30 }, () => tile) },
}

/** Records that the examples show. */
export const exampleContent = {
  records: {
    'service-card-sets': [
      {
        id: 'business-services',
        nodes: [
          {
            title: tile.title,
            intro: tile.intro,
            icon: 'truck',
            links_json: JSON.stringify([{ linkText: tile.linkText, link: '/business/lending/', refresh: true }]),
          },
          {
            title: { en: 'Guard your payments', es: 'Cuide sus pagos' },
            intro: { en: 'Positive pay and a second signer.', es: 'Revisión de cheques y una segunda firma.' },
            icon: 'shield-check',
            links_json: JSON.stringify([{ linkText: 'Treasury', link: { en: '/business/treasury-management/team/' } }]),
          },
          {
            title: { en: 'Read before you sign a lease', es: 'Lea antes de rentar' },
            intro: { en: 'Five questions.', es: 'Cinco preguntas.' },
            icon: 'store',
            uri: '/blog/shop-lease-questions/',
          },
        ],
      },
    ],
  },
}
