import { collection } from '../collection.ts'
import { html, reference, text } from '../fields.ts'

export const faqCategories = collection({
  slug: 'faq-categories',
  label: { singular: 'FAQ category', plural: 'FAQ categories' },
  served: ['faq/category'],
  shape: { name: text({ required: true }), Parent: reference('faq-categories') },
})

export const faqQuestions = collection({
  slug: 'faq-questions',
  label: { singular: 'FAQ question', plural: 'FAQ questions' },
  served: ['faq/question'],
  shape: { question: text({ required: true }), answer: html({ required: true }), Category: reference('faq-categories') },
})
