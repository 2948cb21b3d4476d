import type { Examples } from '../example.ts'
import type { ctaList } from './schema.ts'

const links = [
  {
    title: { en: 'Ask what you can borrow', es: 'Pregunte cuánto le prestan' },
    intro: {
      en: 'One conversation, no papers, and a figure you can plan with.',
      es: 'Una plática, sin papeles, y una cifra para hacer planes.',
    },
    link: '/mortgage/',
  },
  {
    title: { en: 'Work out a payment', es: 'Calcule un pago' },
    intro: { en: 'Any amount, rate and number of years.', es: 'Con cualquier monto, tasa y plazo.' },
    link: '/mortgage/calculator/',
  },
  {
    title: { en: 'Meet the lender for your parish', es: 'Conozca a su asesora' },
    intro: {
      en: 'They know the flood maps, and the people at the courthouse.',
      es: 'Conoce los mapas de inundación y a la gente del juzgado.',
    },
    link: '/locations/',
  },
]

const side = {
  image: 'porch',
  sideHeadline: { en: 'Bring coffee stains', es: 'Traiga sus papeles como estén' },
  sideSub: { en: 'Nobody has ever come in with all of it in order.', es: 'Nadie ha llegado nunca con todo en orden.' },
}

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof ctaList> = {
  'list, with picture and words beside it': { headline: { en: 'Three ways to begin', es: 'Tres maneras de empezar' }, ...side, links },
  'columns, with picture and words above them': {
    headline: { en: 'Three ways to begin', es: 'Tres maneras de empezar' },
    layout: 'columns',
    ...side,
    links,
  },
  'list, every link to one address, without a picture': {
    overrideLink: '/contact/',
    sideHeadline: { en: 'One number for all of it', es: 'Un solo número para todo' },
    links: links.map(({ title }) => ({ title })),
  },
  'one link alone, in columns': { layout: 'columns', links: links.slice(0, 1) },
  'the longest words': {
    headline: { en: 'Nondiscrimination and accessibility', es: 'Responsabilidades, antidiscriminación y accesibilidad' },
    layout: 'columns',
    links: Array.from({ length: 3 }, () => ({
      title: { en: 'Electrocardiographically uncharacteristic', es: 'Anticonstitucionalmente desproporcionadamente' },
      intro: {
        en: 'Internationalization, counterrevolutionaries and incomprehensibilities.',
        es: 'Internacionalización, contrarrevolucionarios e incomprensibilidades.',
      },
      link: '/privacy/',
    })),
  },
  'thirty links': { ...side, links: Array.from({ length: 30 }, (_unused, index) => links[index % 3] ?? {}) },
}
