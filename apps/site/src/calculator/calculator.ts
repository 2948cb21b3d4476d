import { asLanguage, defaultLanguage, type Language } from '@bank/i18n/languages.ts'
import { type FrameHeight, heightRequest } from './frame-height.ts'
import { addressWindow, askedLoan, loanFragment } from './loan-address.ts'
import { loanCsv } from './loan-csv.ts'
import { type LoanFields, loanFields, readLoan, writeLoan } from './loan-fields.ts'
import { type LoanFigures, loanFigures } from './loan-figures.ts'
import { loanSummary, showLoan } from './show-loan.ts'

const fieldsOf = (form: HTMLFormElement): LoanFields => {
  const data = new FormData(form)
  return Object.fromEntries(loanFields.map((name) => [name, String(data.get(name) ?? '')])) as LoanFields
}

/** Reads the fields, marks the wrong ones and shows the figures when all are right; otherwise the last figures stay, with the loan they are for. */
const update = (panel: HTMLElement, form: HTMLFormElement, language: Language): LoanFigures | undefined => {
  const { loan, wrong } = readLoan(fieldsOf(form))
  for (const name of loanFields) {
    const [input, error] = [form.querySelector(`[name=${name}]`), form.querySelector<HTMLElement>(`[data-error=${name}]`)]
    input?.setAttribute('aria-invalid', String(wrong.includes(name)))
    if (error) error.hidden = !wrong.includes(name)
  }
  const figures = loan && loanFigures(loan, language)
  if (figures) showLoan(panel, figures)
  return figures
}

/** Fills in the loan that the address asks for, `?amount=35000&rate=7.25&years=5`. The example stays where it asks for none, or for no loan. */
const openWith = (form: HTMLFormElement, asked: Partial<LoanFields>): void => {
  const { loan } = readLoan({ ...fieldsOf(form), ...asked })
  if (!loan) return
  for (const [name, value] of Object.entries(writeLoan(loan))) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}

/** Keeps the loan in the fragment of the address that visitors see, so that reloading and sharing keep it; nothing is sent. */
const keepInAddress = (host: Window, form: HTMLFormElement): void => {
  const { loan } = readLoan(fieldsOf(form))
  const seen = addressWindow(host)
  if (loan) seen.history.replaceState(seen.history.state, '', loanFragment(loan))
}

/** Saves the schedule month by month as a file that the browser makes. */
const saveSchedule = (host: Window, panel: HTMLElement, figures: LoanFigures): void => {
  const heads = [...panel.querySelectorAll('[data-csv-heads] li')].map(({ textContent }) => textContent ?? '')
  const address = URL.createObjectURL(new Blob([loanCsv(figures.schedule, heads)], { type: 'text/csv;charset=utf-8' }))
  const link = host.document.createElement('a')
  link.href = address
  link.download = panel.dataset.file ?? 'loan.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
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

const startPanel = (host: Window, panel: HTMLElement, form: HTMLFormElement, language: Language): void => {
  openWith(form, {
    ...askedLoan({ search: host.location.search, hash: '' }),
    ...askedLoan({ search: '', hash: addressWindow(host).location.hash }),
  })
  let shown = update(panel, form, language)
  form.addEventListener('input', () => {
    shown = update(panel, form, language) ?? shown
    keepInAddress(host, form)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('change', () => {
    const [figures, status] = [update(panel, form, language), panel.querySelector('[data-status]')]
    if (status) status.textContent = figures ? loanSummary(panel, figures) : ''
  })
  panel.querySelector('[data-print]')?.addEventListener('click', () => host.print())
  panel.querySelector('[data-csv]')?.addEventListener('click', () => shown && saveSchedule(host, panel, shown))
  host.addEventListener('beforeprint', () => panel.querySelector('details')?.setAttribute('open', ''))
}

/**
 * Brings the calculator document to life: shows the panel of the language in `?lang=` with the loan in the address, recomputes on every change, and reads
 * the result out when a field is left. Works alone as well as in a frame (D-CALC-6).
 */
export const startCalculator = (host: Window): void => {
  const page = host.document
  const language = asLanguage(new URLSearchParams(host.location.search).get('lang')) ?? defaultLanguage
  for (const panel of page.querySelectorAll<HTMLElement>('[data-calculator]')) {
    const chosen = panel.dataset.calculator === language
    panel.hidden = !chosen
    const form = panel.querySelector('form')
    if (!chosen || !form) continue
    page.documentElement.lang = language
    page.title = panel.dataset.title ?? page.title
    startPanel(host, panel, form, language)
  }
  page.querySelector('[data-waiting]')?.remove()
  reportHeight(host)
}
