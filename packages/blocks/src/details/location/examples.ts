import type { DetailExamples } from '../detail.ts'

/** Named examples, by the records they show: they feed the tests, the gallery page and the pictures we judge the page by. */
export const examples: DetailExamples<'locations'> = {
  'banking center with everything': { slug: 'locations', id: 'covington' },
  'ATM without hours': { slug: 'locations', id: 'covington-hospital-atm' },
  'banking center and ATM in one, lobby hours alone': { slug: 'locations', id: 'houston-midtown' },
  'loan office in another state': { slug: 'locations', id: 'mobile-home-loans' },
}
