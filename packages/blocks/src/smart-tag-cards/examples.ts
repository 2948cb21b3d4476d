import type { Records } from '@bank/model/collections.ts'
import type { Examples } from '../example.ts'
import type { smartTagCards } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof smartTagCards> = {
  'three cards between two pictures': {
    headline: { en: 'Before the season', es: 'Antes de la temporada' },
    headlineBody: { en: 'What people on the coast read in May.', es: 'Lo que la gente de la costa lee en mayo.' },
    topImage: 'gulf-dawn-wide',
    bottomImage: 'bayou',
    Category: ['weather', 'safety'],
  },
  'one card, without pictures': { headline: { en: 'On the water', es: 'En el agua' }, Category: ['water'] },
  'cards alone, the longest words': { Category: ['long'] },
  'thirty cards': { headline: { en: 'Everything', es: 'Todo' }, Category: ['many'] },
}

type Card = Records['smart-tag-cards'][number]

const pair = (id: string, Category: string[], en: Omit<Card, 'id'>, es: Omit<Card, 'id'>): readonly Card[] => [
  { id: `${id}-en`, Category, ...en },
  { id: `${id}-es`, Category, ...es },
]

/** Records that the examples show. */
export const exampleContent = {
  records: {
    'smart-tag-cards': [
      ...pair(
        'storm',
        ['weather'],
        { title: 'A folder for the storm', intro: 'Papers and cash for Monday.', link: '/blog/hurricane-folder/', photo: 'gulf-dawn' },
        {
          title: 'Una carpeta para la tormenta',
          intro: 'Papeles y efectivo para el lunes.',
          link: '/blog/hurricane-folder/',
          photo: 'gulf-dawn',
        },
      ),
      ...pair(
        'flood',
        ['home', 'weather'],
        {
          title: 'Before the water',
          intro: 'What a policy pays for.',
          link: '/blog/flood-insurance/',
          linkText: 'Read on',
          photo: 'porch',
        },
        {
          title: 'Antes del agua',
          intro: 'Lo que paga un seguro.',
          link: '/blog/flood-insurance/',
          linkText: 'Seguir leyendo',
          photo: 'porch',
        },
      ),
      ...pair('hook', ['safety'], { title: 'Read the hook', link: '/fraud/' }, { title: 'Mire el anzuelo', link: '/fraud/' }),
      ...pair(
        'boat',
        ['water'],
        { title: 'A wage for the slow months', photo: 'skiff' },
        { title: 'Un sueldo para los meses flojos', photo: 'skiff' },
      ),
      ...Array.from({ length: 2 }, (_unused, index) =>
        pair(
          `long-${index}`,
          ['long'],
          {
            title: 'Electrocardiographically uncharacteristic',
            intro: 'Internationalization, counterrevolutionaries, incomprehensibilities.',
            link: '/privacy/',
          },
          {
            title: 'Anticonstitucionalmente desproporcionadamente',
            intro: 'Internacionalización, contrarrevolucionarios, incomprensibilidades.',
            link: '/privacy/',
          },
        ),
      ).flat(),
      ...Array.from({ length: 30 }, (_unused, index) =>
        pair(
          `many-${index}`,
          ['many'],
          { title: `Card ${index + 1}`, photo: 'mailbox' },
          { title: `Tarjeta ${index + 1}`, photo: 'mailbox' },
        ),
      ).flat(),
    ],
  },
}
