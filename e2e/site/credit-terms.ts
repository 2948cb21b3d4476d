import { mainOf, metaOf, plain } from './built-pages.ts'

/** How English and Spanish write a number of months or years of a term: 5, 60, thirty, uno a cinco. */
const english =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty-five|thirty|thirty-six|forty-eight|sixty)'
const spanish = '(?:\\d+|un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|sesenta)'

/**
 * Terms of credit that may not be advertised without the down payment, the terms of repayment and the annual percentage rate
 * (12 CFR 1026.24(d)(1)), and rates of credit that are not called by that name (1026.24(c)).
 */
const triggers: readonly RegExp[] = [
  // Period of repayment.
  new RegExp(
    `\\b(?:paid|pay|payable|repaid|repay|payments?|terms?|financing)\\b[^.]{0,40}\\b(?:over|in|for|to|within|of)\\s(?:${english}(?:\\sto\\s|\\sor\\s|-))?${english}[\\s-](?:monthly|months?|years?)\\b`,
    'i',
  ),
  new RegExp(`\\b${english}[\\s-](?:months?|years?)[\\s-](?:loans?|mortgages?|terms?|financing|fixed)\\b`, 'i'),
  new RegExp(
    `\\b(?:pag[aou]\\w*|plazos?|financ\\w+|préstamos?|créditos?)[^.]{0,40}\\s(?:en|a|de|hasta|durante|por)\\s(?:${spanish}\\s(?:a|o)\\s)?${spanish}\\s(?:años?|meses|mes)(?!\\p{L})`,
    'iu',
  ),
  // Number and amount of payments.
  /\b\d+\s(?:monthly\s|equal\s)*(?:payments|installments)\b|\b\d+\s(?:pagos|mensualidades)\b/i,
  /\$[\d,]+(?:\.\d\d)?\s?(?:\/|per\s|an?\s|each\s|every\s)\s?(?:mo|month)\b|\$[\d,]+(?:\.\d\d)?\s?(?:\/|al\s|por\s|cada\s)\s?mes\b/i,
  // Down payment.
  /(?:\d\s?%|\$[\d,]+)\s(?:down\b|of the price down|de enganche|de pago inicial|de entrada)/i,
  /\b(?:down payments?|enganche|pago inicial)\s(?:of|from|as low as|de|desde)\s(?:\$|\d)/i,
  // A rate that is not called an annual percentage rate.
  /\b(?:rates?|tasas?)\b[^.%]{0,30}\b(?:from|of|at|as low as|desde|de|del)\s\d[\d.]*\s?%(?!\s?(?:APR|annual percentage rate|de tasa porcentual anual))/i,
]

const creditWords =
  /\b(?:loans?|lend\w*|borrow\w*|mortgages?|financ\w+|line of credit|refinanc\w*|préstamos?|prest[ao]\w*|hipoteca\w*|crédito)\b/i

/** Pages that speak of credit in every sentence. */
const creditPages = /\/(?:personal\/loans|personal\/credit-cards|mortgage|business\/lending|heroes|home-assist|BuyAHome)\//

const endOfSentence = /<\/(?:p|li|h[1-6]|td|th|dt|dd|summary|figcaption|blockquote|a|label)>/g

/** Sentences of a page's own words, the description that search engines show included. */
const sentencesOf = (html: string): readonly string[] =>
  [...metaOf(html, 'description'), plain(mainOf(html).replaceAll(endOfSentence, '. '))].flatMap((text) => text.split(/(?<=[.!?:])\s+/))

/** Whether a sentence states a term of credit that needs disclosures. `isCredit`: the sentence stands among words about credit. */
export const isTriggerTerm = (sentence: string, isCredit = creditWords.test(sentence)): boolean =>
  isCredit && triggers.some((trigger) => trigger.test(sentence))

/** Every sentence of a page that states a term of credit without an annual percentage rate in figures. */
export const triggerTerms = (path: string, html: string): readonly string[] =>
  sentencesOf(html).filter((sentence) => isTriggerTerm(sentence, creditPages.test(path) || creditWords.test(sentence)))
