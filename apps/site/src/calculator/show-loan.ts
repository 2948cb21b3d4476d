import type { LoanFigures, YearRow } from './loan-figures.ts'

/** Fills the places `{name}` of a sentence that the page brought along. */
const filled = (sentence: string | undefined, words: Readonly<Record<string, string>>): string =>
  (sentence ?? '').replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place)

const row = (page: Document, { year, interest, principal, balance }: YearRow): HTMLTableRowElement => {
  const [line, head] = [page.createElement('tr'), page.createElement('th')]
  head.scope = 'row'
  head.textContent = String(year)
  line.append(head)
  for (const amount of [interest, principal, balance]) line.insertCell().textContent = amount
  return line
}

/** A span of time in the words of the panel: `12 years and 4 months`. */
const span = ({ dataset }: HTMLElement, { years, months }: LoanFigures['length']): string => {
  const part = (count: number, one: string | undefined, many: string | undefined) =>
    count > 0 ? [filled(count === 1 ? one : many, { count: String(count) })] : []
  return [...part(years, dataset.oneYear, dataset.manyYears), ...part(months, dataset.oneMonth, dataset.manyMonths)].join(
    ` ${dataset.and} `,
  )
}

const placesOf = (panel: HTMLElement, figures: LoanFigures): Readonly<Record<string, string>> => {
  const { extra, length } = figures
  const saved = extra && { years: Math.floor(extra.months / 12), months: extra.months % 12 }
  return {
    amount: figures.amount,
    rate: figures.rate,
    term: span(panel, { years: figures.term, months: 0 }),
    payment: figures.payment,
    interest: figures.interest,
    paid: figures.paid,
    length: span(panel, length),
    extra: extra?.monthly ?? '',
    monthly: extra?.inAll ?? '',
    last: figures.last ?? '',
    saved: extra?.saved ?? '',
    sooner: saved ? span(panel, saved) : '',
  }
}

/** What a place says: an extra payment that ends the loan in the same month still saves interest. */
const wordsOf = ({ dataset }: HTMLElement, { extra }: LoanFigures): string | undefined =>
  extra?.months === 0 && dataset.wordsSame ? dataset.wordsSame : dataset.words

/** Sentences that are said of some loans alone. */
const isSaid = (name: string | undefined, { extra, last }: LoanFigures): boolean =>
  (name !== 'saved' || extra !== undefined) && (name !== 'last' || last !== undefined)

/** Shows a loan in its panel: figures, sentences, drawing and schedule. */
export const showLoan = (panel: HTMLElement, figures: LoanFigures): void => {
  const places = placesOf(panel, figures)
  const shown: Readonly<Record<string, string>> = { ...places, ...figures.scale }
  for (const place of panel.querySelectorAll<HTMLElement>('[data-figure]')) place.textContent = shown[place.dataset.figure ?? ''] ?? ''
  for (const place of panel.querySelectorAll<HTMLElement>('[data-sentence]')) {
    place.hidden = !isSaid(place.dataset.sentence, figures)
    place.textContent = filled(wordsOf(place, figures), places)
  }
  for (const name of ['area', 'line', 'before'] as const) panel.querySelector(`[data-path=${name}]`)?.setAttribute('d', figures.chart[name])
  const before = panel.querySelector<HTMLElement>('[data-before]')
  if (before) before.hidden = !figures.extra
  panel.querySelector('[data-years]')?.replaceChildren(...figures.years.map((year) => row(panel.ownerDocument, year)))
}

/** A loan for a live region: what it costs, what extra payments save, and a last payment that is larger. */
export const loanSummary = (panel: HTMLElement, figures: LoanFigures): string => {
  const places = placesOf(panel, figures)
  const more = [...panel.querySelectorAll<HTMLElement>('[data-sentence=saved], [data-sentence=last]')]
    .filter(({ dataset }) => isSaid(dataset.sentence, figures))
    .map((place) => wordsOf(place, figures))
  return [panel.dataset.summary, ...more].map((words) => filled(words, places)).join(' ')
}
