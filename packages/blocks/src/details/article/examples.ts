import type { DetailExamples } from '../detail.ts'

/** Named examples, by the records they show: they feed the tests, the gallery page and the pictures we judge the page by. */
export const examples: DetailExamples<'posts' | 'releases' | 'reports'> = {
  'blog post with a long body and an author': { slug: 'posts', id: 'flood-insurance' },
  'blog post without a picture': { slug: 'posts', id: 'gift-cards' },
  'press release': { slug: 'releases', id: 'hattiesburg' },
  report: { slug: 'reports', id: 'annual-2025' },
}
