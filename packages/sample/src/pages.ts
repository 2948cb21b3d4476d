import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Records } from '@bank/model/collections.ts'

/** Pages with much and with little: two of them are made of the blocks below. */
export const testPages = [
  {
    id: 'home',
    uri: '/',
    title: { en: 'Home', es: 'Inicio' },
    blocks: [{ block: 'home-banner' }, { block: 'columns' }],
    showFDICLogo: true,
    meta: '<meta name="robots" content="all">',
    audiences: ['personal-general'],
  },
  { id: 'ask', uri: '/ask/', title: { en: 'Ask' }, blocks: [{ block: 'ask' }, { block: 'words' }] },
  {
    id: 'personal',
    uri: '/personal/',
    title: { en: 'Accounts for people', es: 'Cuentas para personas' },
    description: { en: 'Checking, savings and what they cost.', es: 'Cuentas, ahorros y lo que cuestan.' },
    shareImage: 'porch',
  },
  { id: 'business', uri: '/business/', title: { en: 'Accounts for businesses', es: 'Cuentas para negocios' } },
  { id: 'thanks', uri: '/thank-you/', title: { en: 'Thank you' }, inSitemap: false },
] satisfies Records['pages']

/** The blocks of those pages: for one audience alone, in both languages, in each language one of its own. */
export const testBlocks = [
  {
    id: 'home-banner',
    kind: 'banner',
    headline: { en: 'Good morning', es: 'Buenos días' },
    backgroundImage: 'gulf-dawn',
    Audience_json: '[{"audience":"business"}]',
  },
  {
    id: 'columns',
    kind: 'triColumn',
    columns: [
      { title: { en: 'Save', es: 'Ahorre' }, content: [{ text: { en: 'From the first dollar.', es: 'Desde el primer dólar.' } }] },
      { title: { en: 'Borrow', es: 'Pida un préstamo' }, content: [{ text: { en: 'From somebody you know.' } }] },
      { title: { en: 'Pay', es: 'Pague' }, content: [{ text: { en: 'From your telephone.' } }] },
    ],
  },
  { id: 'ask-en', kind: 'ctaBox', headline: { en: 'Ask us' }, layout: 'mini' },
  { id: 'ask-es', kind: 'ctaBox', headline: { en: 'Pregunte' } },
  { id: 'words', kind: 'simpleContent', content: { en: '<p>Words</p>', es: '<p>Palabras</p>' } },
] as const satisfies Snapshot['blocks']
