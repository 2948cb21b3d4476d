import type { Examples } from '../example.ts'
import type { triColumn } from './schema.ts'

const columns = [
  {
    title: { en: 'Before you apply', es: 'Antes de solicitar' },
    content: [
      { text: { en: 'Two years of tax returns', es: 'Dos años de declaraciones de impuestos' } },
      { text: { en: 'What you owe, and to whom', es: 'Lo que debe, y a quién' } },
      { text: { en: 'A price you are comfortable with', es: 'Un precio con el que esté tranquilo' } },
    ],
  },
  {
    title: { en: 'While we decide', es: 'Mientras decidimos' },
    content: [
      { text: { en: 'One person answers your calls', es: 'Una sola persona contesta sus llamadas' } },
      { text: { en: 'An answer in ten working days', es: 'Respuesta en diez días hábiles' } },
    ],
  },
  {
    title: { en: 'At the closing table', es: 'Al firmar' },
    content: [
      { text: { en: 'Costs as they were quoted', es: 'Los costos que le dijimos' } },
      { text: { en: 'Keys the same day', es: 'Las llaves ese mismo día' } },
      { text: { en: 'We keep servicing your loan', es: 'Seguimos administrando su préstamo' } },
    ],
  },
]

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof triColumn> = {
  'on paper': {
    title: { en: 'How a home loan goes with us', es: 'Así va un préstamo hipotecario con nosotros' },
    subtitle: { en: 'Three steps, and none of them a surprise.', es: 'Tres pasos, y ninguno es sorpresa.' },
    columns,
  },
  'on a dark colour': {
    title: { en: 'How a home loan goes with us', es: 'Así va un préstamo hipotecario con nosotros' },
    background: '#0b2440',
    columns,
  },
  'on a picture': {
    title: { en: 'How a home loan goes with us', es: 'Así va un préstamo hipotecario con nosotros' },
    background: 'longleaf',
    columns,
  },
}
