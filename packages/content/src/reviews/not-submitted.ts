/** What the step that approves says of a draft that nobody had submitted, in the languages of the admin; kept in English. */
export const notSubmitted = {
  en: 'It was approved without having been submitted.',
  es: 'Se aprobó sin que nadie lo hubiera enviado.',
} as const
