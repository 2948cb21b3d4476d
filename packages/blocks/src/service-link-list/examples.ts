import type { Examples } from '../example.ts'
import type { serviceLinkList } from './schema.ts'

const row = {
  name: { en: 'Remote deposit', es: 'Depósito remoto' },
  subline: {
    en: 'A scanner on your counter; checks count the same day.',
    es: 'Un escáner en su mostrador; los cheques cuentan el mismo día.',
  },
  uri: '/business/treasury-management/',
}

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof serviceLinkList> = {
  'three services, one that is no link yet': {
    headline: { en: 'For the back office', es: 'Para la oficina' },
    links: [
      row,
      {
        name: { en: 'Positive pay', es: 'Pago positivo' },
        subline: { en: 'Your list against the checks that come in.', es: 'Su lista contra los cheques que llegan.' },
        uri: '/business/treasury-management/',
        refresh: true,
      },
      {
        name: { en: 'Armored car pickup', es: 'Recolección en camión blindado' },
        subline: { en: 'From next spring.', es: 'Desde la próxima primavera.' },
      },
    ],
  },
  'one service, without a headline and without a line': { links: [{ name: row.name, uri: row.uri }] },
  'the longest words': {
    headline: { en: 'Nondiscrimination and accessibility', es: 'Responsabilidades, antidiscriminación y accesibilidad' },
    links: [
      {
        name: { en: 'Electrocardiographically uncharacteristic', es: 'Anticonstitucionalmente desproporcionadamente' },
        subline: {
          en: 'Internationalization, counterrevolutionaries and incomprehensibilities.',
          es: 'Internacionalización, contrarrevolucionarios e incomprensibilidades.',
        },
        uri: '/privacy/',
      },
    ],
  },
  'thirty services': { links: Array.from({ length: 30 }, () => row) },
}
