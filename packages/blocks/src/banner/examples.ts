import type { Examples } from '../example.ts'
import type { banner } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof banner> = {
  'medium, navy words in a light sky': {
    headline: { en: 'Up early, close by and careful with your money.', es: 'Madrugamos, estamos cerca y cuidamos su dinero.' },
    description: {
      en: 'More than 40 banking centers and 60 ATMs in Texas, Louisiana and Mississippi. We answer in English and in Spanish.',
      es: 'Más de 40 sucursales y 60 cajeros automáticos en Texas, Luisiana y Misisipi. Atendemos en español y en inglés.',
    },
    link: '/account-products/',
    linkText: { en: 'Open an account', es: 'Abra una cuenta' },
    secondLink: '/locations/',
    secondLinkText: { en: 'Find a branch', es: 'Encuentre una sucursal' },
    backgroundImage: 'gulf-dawn-wide',
    tallImage: 'gulf-dawn-tall',
    size: 'medium',
  },
  'medium, white words under the moon': {
    headline: { en: 'If there’s a hook in it, it isn’t from us.', es: 'Si trae anzuelo, no es nuestro.' },
    description: {
      en: 'Twelve ways that thieves use our name, and the three things we will never ask you for.',
      es: 'Doce maneras en que los ladrones usan nuestro nombre, y las tres cosas que nunca le pediremos.',
    },
    link: '/learn/fraud/',
    linkText: { en: 'Learn the twelve hooks', es: 'Conozca los doce anzuelos' },
    backgroundImage: 'magnolia',
    textColor: 'white',
    size: 'medium',
  },
  'small, navy words beside the picture': {
    headline: { en: 'Accounts, and what each one costs', es: 'Cuentas, y lo que cuesta cada una' },
    description: {
      en: 'Nine accounts on one page: what opens it, what it charges, and how not to be charged.',
      es: 'Nueve cuentas en una página: con cuánto se abre, cuánto cobra y cómo evitar que le cobren.',
    },
    link: '/account-products/#compare',
    linkText: { en: 'Compare side by side', es: 'Compárelas lado a lado' },
    secondLink: '/contact/',
    secondLinkText: { en: 'Talk to a banker', es: 'Hable con un asesor' },
    backgroundImage: 'main-street',
    size: 'small',
  },
  'small, white words at dusk': {
    headline: { en: 'Banking that keeps business hours and then some.', es: 'Una banca con horario de negocio, y un poco más.' },
    backgroundImage: 'bridge-dusk',
    textColor: 'white',
    size: 'small',
  },
  'small, long words without a picture': {
    headline: { en: 'Nondiscrimination and accessibility', es: 'Responsabilidades, antidiscriminación y accesibilidad' },
    size: 'small',
  },
}
