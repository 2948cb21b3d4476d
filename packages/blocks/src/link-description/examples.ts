import type { Examples } from '../example.ts'
import type { linkDescription } from './schema.ts'

const words = {
  headline: { en: 'Money market, without a lock on it', es: 'Mercado monetario, sin candado' },
  description: {
    en: 'A better rate on larger balances, checks when you need them, and no term to sit out.',
    es: 'Mejor tasa para saldos grandes, cheques cuando los necesite y ningún plazo que esperar.',
  },
  link: '/rates/',
  linkText: { en: 'See today’s rates', es: 'Vea las tasas de hoy' },
}

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof linkDescription> = {
  'logo and picture': { ...words, logo: 'lighthouse', image: 'porch' },
  'logo alone': { ...words, layout: 'logo', logo: 'lighthouse' },
  'picture alone': { ...words, layout: 'image', image: 'seedling' },
  'picture alone, the default one': { ...words, layout: 'image' },
}
