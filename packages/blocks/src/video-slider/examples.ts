import type { Examples } from '../example.ts'
import type { videoSlider } from './schema.ts'

const slides = [
  {
    title: { en: 'The text that isn’t from us', es: 'El mensaje que no es nuestro' },
    intro: { en: 'How a hook looks on a small screen.', es: 'Cómo se ve un anzuelo en una pantalla chica.' },
    poster: 'magnolia',
    video: '/video/hook.mp4',
    captionsEn: '/video/hook.en.vtt',
    captionsEs: '/video/hook.es.vtt',
  },
  {
    title: { en: 'A folder for the storm', es: 'Una carpeta para la tormenta' },
    intro: { en: 'What goes in it, in twenty seconds.', es: 'Qué poner en ella, en veinte segundos.' },
    poster: 'gulf-dawn',
    video: '/video/storm-folder.mp4',
    captionsEn: '/video/storm-folder.en.vtt',
    captionsEs: '/video/storm-folder.es.vtt',
  },
  {
    title: { en: 'A wage for the slow months', es: 'Un sueldo para los meses flojos' },
    intro: { en: 'Even pay out of an uneven year.', es: 'Pago parejo de un año disparejo.' },
    poster: 'skiff',
    video: '/video/slow-months.mp4',
    captionsEn: '/video/slow-months.en.vtt',
    captionsEs: '/video/slow-months.es.vtt',
  },
]

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof videoSlider> = {
  'three files with captions': {
    label: { en: 'Watch', es: 'Mire' },
    headline: { en: 'Twenty seconds each', es: 'Veinte segundos cada uno' },
    slides,
  },
  'an embed first, without pictures, the longest words': {
    slides: slides.map(({ captionsEn, captionsEs }, index) => ({
      title: { en: 'Electrocardiographically uncharacteristic', es: 'Anticonstitucionalmente desproporcionadamente' },
      intro: {
        en: 'Internationalization, counterrevolutionaries and incomprehensibilities.',
        es: 'Internacionalización, contrarrevolucionarios e incomprensibilidades.',
      },
      video: index === 0 ? 'https://www.youtube-nocookie.com/embed/abc123?rel=0' : `/video/clip-${index}.mp4`,
      captionsEn,
      captionsEs,
    })),
  },
}
