import { asLanguage, defaultLanguage } from '@bank/i18n/languages.ts'
import { type FrameHeight, heightRequest } from './frame-height.ts'
import { type LoanFields, loanFields, readLoan, writeLoan } from './loan-fields.ts'
import { type LoanFigures, loanFigures, type YearRow } from './loan-figures.ts'

const row = (page: Document, { year, interest, principal, balance }: YearRow): HTMLTableRowElement => {
  const [line, head] = [page.createElement('tr'), page.createElement('th')]
  head.scope = 'row'
  head.textContent = String(year)
  line.append(head)
  for (const amount of [interest, principal, balance]) line.insertCell().textContent = amount
  return line
}

const showFigures = (panel: HTMLElement, figures: LoanFigures): void => {
  for (const name of ['payment', 'interest', 'paid'] as const) {
    const place = panel.querySelector(`[data-figure=${name}]`)
    if (place) place.textContent = figures[name]
  }
  panel.querySelector('[data-years]')?.replaceChildren(...figures.years.map((year) => row(panel.ownerDocument, year)))
}

/** Reads the fields, marks the wrong ones and shows the figures when all are right; otherwise the last figures stay. */
const update = (panel: HTMLElement, form: HTMLFormElement): LoanFigures | undefined => {
  const data = new FormData(form)
  const typed = (name: string) => String(data.get(name) ?? '')
  const { loan, wrong } = readLoan({ amount: typed('amount'), rate: typed('rate'), years: typed('years') })
  for (const name of loanFields) {
    const [input, error] = [form.querySelector(`[name=${name}]`), form.querySelector<HTMLElement>(`[data-error=${name}]`)]
    input?.setAttribute('aria-invalid', String(wrong.includes(name)))
    if (error) error.hidden = !wrong.includes(name)
  }
  const figures = loan && loanFigures(loan, asLanguage(panel.dataset.calculator) ?? defaultLanguage)
  if (figures) showFigures(panel, figures)
  return figures
}

/** Fills in the loan that the address asks for, `?amount=35000&rate=7.25&years=5`. The example stays where it asks for none, or for no loan. */
const openWith = (form: HTMLFormElement, query: URLSearchParams): void => {
  const inputs = loanFields.map((name) => [name, form.elements.namedItem(name) as HTMLInputElement] as const)
  const asked = Object.fromEntries(inputs.map(([name, input]) => [name, query.get(name) ?? input.value]))
  const { loan } = readLoan(asked as LoanFields)
  const values = loan && writeLoan(loan)
  for (const [name, input] of inputs) if (values) input.value = values[name]
}

/** Reports the height of the document to the page that frames it: now, whenever it changes, and when it is asked. */
const reportHeight = (host: Window): void => {
  if (host.parent === host) return
  const report = () => {
    const message: FrameHeight = { type: 'frame-height', height: host.document.body.scrollHeight }
    host.parent.postMessage(message, host.location.origin)
  }
  new ResizeObserver(report).observe(host.document.body)
  host.addEventListener('message', ({ source, data }) => {
    if (source === host.parent && data === heightRequest) report()
  })
  report()
}

/**
 * Brings the calculator document to life: shows the panel of the language in `?lang=` with the loan in the address, recomputes on every change, and reads
 * the result out when a field is left. Works alone as well as in a frame (D-CALC-6).
 */
export const startCalculator = (host: Window): void => {
  const page = host.document
  const query = new URLSearchParams(host.location.search)
  const language = asLanguage(query.get('lang')) ?? defaultLanguage
  for (const panel of page.querySelectorAll<HTMLElement>('[data-calculator]')) {
    const chosen = panel.dataset.calculator === language
    panel.hidden = !chosen
    const form = panel.querySelector('form')
    if (!chosen || !form) continue
    page.documentElement.lang = language
    page.title = panel.dataset.title ?? page.title
    openWith(form, query)
    update(panel, form)
    form.addEventListener('input', () => update(panel, form))
    form.addEventListener('submit', (event) => event.preventDefault())
    form.addEventListener('change', () => {
      const [figures, status] = [update(panel, form), panel.querySelector('[data-status]')]
      if (!status) return
      const words: Readonly<Record<string, string>> = figures ? { payment: figures.payment, interest: figures.interest } : {}
      status.textContent = figures ? (panel.dataset.summary ?? '').replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place) : ''
    })
  }
  page.querySelector('[data-waiting]')?.remove()
  reportHeight(host)
}
