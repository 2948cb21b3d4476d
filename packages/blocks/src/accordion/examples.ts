import type { Examples } from '../example.ts'
import type { accordion } from './schema.ts'

export const examples: Examples<typeof accordion> = {
  'closed, as it starts': {
    accordionTitle: { en: 'What do I need to open an account?', es: '¿Qué necesito para abrir una cuenta?' },
    accordionBody: {
      en: '<p>A driver’s license, state ID or passport, your Social Security number or ITIN, and the opening deposit. It takes about ten minutes.</p><ul><li>Under 18: bring a parent or guardian.</li><li>For a business: bring the formation papers and the EIN letter.</li></ul><p><a href="/account-products/">See what each account costs</a></p>',
      es: '<p>Licencia de conducir, identificación estatal o pasaporte, su número de Seguro Social o ITIN y el depósito inicial. Toma unos diez minutos.</p><ul><li>Menores de 18 años: acompañados de su padre, madre o tutor.</li><li>Para un negocio: los documentos de constitución y la carta del EIN.</li></ul><p><a href="/account-products/">Vea cuánto cuesta cada cuenta</a></p>',
    },
  },
  'open at the start': {
    accordionTitle: { en: 'How soon can I use a deposited check?', es: '¿Cuándo puedo usar el dinero de un cheque depositado?' },
    accordionBody: {
      en: '<p>The first $225 the next business day, the rest on the second. Longer holds are printed on your receipt.</p>',
      es: '<p>Los primeros $225 el siguiente día hábil y el resto el segundo. Si retenemos el dinero más tiempo, el recibo lo dice.</p>',
    },
    open: true,
  },
  'a long title with long words': {
    accordionTitle: {
      en: 'Which counterintelligence-sounding acronyms on my statement (EFT, ACH, POS, NSF, OD) mean what, and which of them ever cost me money?',
      es: '¿Qué significan las abreviaturas de mi estado de cuenta (EFT, ACH, POS, NSF, OD) y cuáles de ellas, desafortunadamente, pueden costarme dinero?',
    },
    accordionBody: { en: '<p>Only NSF and OD can carry a fee.</p>', es: '<p>Solo NSF y OD pueden tener un cargo.</p>' },
  },
}
