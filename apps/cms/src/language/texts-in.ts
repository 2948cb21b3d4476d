/** Texts in the language of the admin, as a request or the browser names it: Spanish for `es`, else English. */
export const textsIn = <Texts>(texts: { readonly en: Texts; readonly es: Texts }, language: string): Texts =>
  language === 'es' ? texts.es : texts.en
