import type { Examples } from '../example.ts'
import type { cardPair } from './schema.ts'

const culture = {
  title: { en: 'How we go about it', es: 'Cómo hacemos las cosas' },
  intro: {
    en: 'Answer by the second ring. Say what it costs. Know the river stages and the planting dates.',
    es: 'Contestar al segundo timbre. Decir lo que cuesta. Saber cómo viene el río y cuándo se siembra.',
  },
  image: 'main-street',
  link: '/about/our-culture/',
  linkText: { en: 'Our culture', es: 'Nuestra cultura' },
}

const community = {
  title: { en: 'Where we lend a hand', es: 'Dónde echamos una mano' },
  intro: {
    en: 'Food banks, Little League and ninety thousand longleaf seedlings since 2009.',
    es: 'Bancos de alimentos, ligas infantiles y noventa mil pinos de hoja larga desde 2009.',
  },
  image: 'longleaf',
  link: '/about/community-involvement/',
  linkText: { en: 'Community involvement', es: 'Participación comunitaria' },
}

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof cardPair> = {
  'culture and community under a headline': {
    label: { en: 'About us', es: 'Quiénes somos' },
    headline: { en: 'A bank is the people in it.', es: 'Un banco es su gente.' },
    cards: [culture, community],
  },
  'the two cards alone': { cards: [culture, community] },
}
