import type { Examples } from '../example.ts'
import type { ctaBox } from './schema.ts'

export const examples: Examples<typeof ctaBox> = {
  'full, the fraud icons go round a large circle': {
    layout: 'full',
    headline: { en: 'If there’s a hook in it, it isn’t from us.', es: 'Si trae anzuelo, no es nuestro.' },
    description: {
      en: 'A message can carry our name and our colors and still be bait. We will never ask for a passcode, a PIN or your full card number.',
      es: 'Un mensaje puede llevar nuestro nombre y nuestros colores y ser carnada. Nunca le pediremos una clave, un PIN ni el número completo de su tarjeta.',
    },
    buttonLink: '/learn/fraud/',
    buttonText: { en: 'Learn the twelve hooks', es: 'Conozca los doce anzuelos' },
    image: 'magnolia',
    imageShape: 'medium',
    imageShadow: 'bottom-left',
    customAnimation: 'rotating-scam-icons',
    background: 'dark-blue-bubbles',
  },
  'standard, white bubbles, picture at the right': {
    layout: 'standard',
    headline: { en: 'Start with twenty-five dollars and a name.', es: 'Empiece con veinticinco dólares y un nombre.' },
    description: {
      en: 'A first account for anyone from 13 to 24. No cycle fee, no overdraft, no surprises.',
      es: 'Una primera cuenta para quien tenga entre 13 y 24 años. Sin cargo por ciclo, sin sobregiros, sin sorpresas.',
    },
    buttonLink: '/account-products/',
    buttonText: { en: 'See first accounts', es: 'Vea las primeras cuentas' },
    buttonStyle: 'outline',
    image: 'seedling',
    imageShape: 'large',
    imageOrientation: 'right',
    imageShadow: 'bottom-right',
    background: 'white-bubbles',
  },
  'mini, petals, a small circle': {
    layout: 'mini',
    headline: { en: 'Come home to a lower rate.', es: 'Vuelva a casa con una tasa más baja.' },
    description: {
      en: 'Refinance with a lender you can sit across from.',
      es: 'Refinancie con alguien que puede sentarse frente a usted.',
    },
    buttonLink: '/mortgage/',
    buttonText: { en: 'Home loans', es: 'Préstamos hipotecarios' },
    buttonStyle: 'text',
    image: 'porch',
    imageShape: 'small',
    imageShadow: 'top-right',
    background: 'dark-blue-petals',
  },
  'a hex color, the picture on top and uncropped': {
    headline: { en: 'Mail it in, or don’t.', es: 'Envíelo por correo, o no.' },
    description: {
      en: 'Loan payments by post, by app, by phone or over the counter.',
      es: 'Pague su préstamo por correo, en la aplicación, por teléfono o en ventanilla.',
    },
    buttonLink: 'https://payments.gulfpinesbank.example/',
    buttonText: { en: 'Make a loan payment', es: 'Pague su préstamo' },
    image: 'mailbox',
    imageOrientation: 'top',
    imageShadow: 'top-left',
    background: '#dbe8e6',
  },
  'words alone on a dark hex color': {
    headline: { en: 'Nonresident taxpayer identification', es: 'Identificación de contribuyentes no residentes' },
    description: { en: 'We open accounts with an ITIN.', es: 'Abrimos cuentas con ITIN.' },
    buttonLink: '/contact/',
    buttonStyle: 'outline',
    background: '#1f5f4a',
  },
}
