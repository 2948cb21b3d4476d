import { asLanguage } from '@bank/i18n/languages.ts'
import { mailDocument, paragraph } from '@bank/mail/html.ts'
import type { Mail } from '@bank/mail/mail.ts'
import type { Language } from '@bank/rules/language.ts'
import { z } from 'zod'

const kept = z.strictObject({ language: z.enum(['en', 'es']), bank: z.string(), phone: z.string() })

type Acknowledgement = z.infer<typeof kept>

type Texts = { readonly subject: string; readonly paragraphs: readonly string[] }

/** Nothing of it comes from the visitor: who gave another's address must not be able to say anything to them. */
const texts: Record<Language, (bank: string, phone: string, reference: string) => Texts> = {
  en: (bank, phone, reference) => ({
    subject: `${bank}: we have your message`,
    paragraphs: [
      `Thank you for writing to ${bank}. Your message has arrived. Its reference is ${reference}.`,
      `Someone at the bank will read it and get back to you. If it cannot wait, call ${phone} and name the reference.`,
      'Please do not send account, card or Social Security numbers by e-mail.',
      'If you did not write to us, somebody gave your address by mistake. You need not do anything.',
    ],
  }),
  es: (bank, phone, reference) => ({
    subject: `${bank}: recibimos su mensaje`,
    paragraphs: [
      `Gracias por escribir a ${bank}. Su mensaje llegó. Su referencia es ${reference}.`,
      `Una persona del banco lo leerá y le responderá. Si no puede esperar, llame al ${phone} y mencione la referencia.`,
      'Por favor, no envíe números de cuenta, de tarjeta ni del Seguro Social por correo electrónico.',
      'Si usted no nos escribió, alguien dio su dirección por error. No tiene que hacer nada.',
    ],
  }),
}

/** What is kept with a message whose visitor is to get an acknowledgement: the language of the page, and how the bank names itself. */
export const keptAcknowledgement = (language: Language | undefined, { bank, phone }: { bank: string; phone: string }): string =>
  JSON.stringify({ language: asLanguage(language) ?? 'en', bank, phone } satisfies Acknowledgement)

/** The acknowledgement of a message: in the visitor's language, answered to the bank, never answered by a machine. */
export const composeAcknowledgement = (
  acknowledgement: string,
  { id, reference, to, from, replyTo }: { id: string; reference: string; to: string; from: string; replyTo: string },
): Mail => {
  const { language, bank, phone } = kept.parse(JSON.parse(acknowledgement))
  const { subject, paragraphs } = texts[language](bank, phone, reference)
  return {
    id: `${id}-acknowledgement`,
    messageId: `<${id}.acknowledgement@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to,
    replyTo: { name: '', address: replyTo },
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailDocument(subject, language, paragraphs.map(paragraph)),
    headers: { 'Auto-Submitted': 'auto-replied', 'Content-Language': language },
  }
}
