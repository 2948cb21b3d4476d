import { asLanguage, defaultLanguage, type Language } from '@bank/i18n/languages.ts'
import { branchTimeZone } from '@bank/rules/hours/branch-time-zone.ts'
import type { Loan } from '@bank/rules/loan/loan-payment.ts'
import { pointThousands } from '@bank/rules/text/us-number.ts'
import { type FrameHeight, heightRequest } from './frame-height.ts'
import { addressWindow, askedLoan, loanFragment } from './loan-address.ts'
import { loanCsv } from './loan-csv.ts'
import { type LoanField, type LoanFields, loanFields, readLoan, writeLoan } from './loan-fields.ts'
import { type LoanFigures, loanFigures } from './loan-figures.ts'
import { loanSummary, showLoan } from './show-loan.ts'

const fieldsOf = (form: HTMLFormElement): LoanFields => {
  const data = new FormData(form)
  return Object.fromEntries(loanFields.map((name) => [name, String(data.get(name) ?? '')])) as LoanFields
}

/** Marks the fields that are wrong. One whose point may group thousands says what it may mean. */
const markWrong = (form: HTMLFormElement, fields: LoanFields, wrong: readonly LoanField[]): void => {
  for (const name of loanFields) {
    const [input, error] = [form.querySelector(`[name=${name}]`), form.querySelector<HTMLElement>(`[data-error=${name}]`)]
    input?.setAttribute('aria-invalid', String(wrong.includes(name)))
    if (!error) continue
    const meant = pointThousands(fields[name])
    error.hidden = !wrong.includes(name)
    error.textContent = (meant ? error.dataset.asks?.replaceAll('{amount}', meant) : undefined) ?? error.dataset.says ?? ''
  }
}

/** What is wrong with the fields, for a live region. */
const errorsOf = (form: HTMLFormElement): string =>
  [...form.querySelectorAll<HTMLElement>('[data-error]:not([hidden])')].map(({ textContent }) => textContent).join(' ')

/**
 * Writes a loan into the fields as it is read: what they hold, or what the address asks for, `?amount=35000&rate=7.25&years=5`. What
 * the address asks for in vain is left out, and they are left alone where the rest is no loan.
 */
const writeFields = (form: HTMLFormElement, asked: Partial<LoanFields> = {}): void => {
  const held = fieldsOf(form)
  const { wrong } = readLoan({ ...held, ...asked })
  const { loan } = readLoan({ ...held, ...asked, ...Object.fromEntries(wrong.map((name) => [name, held[name]])) })
  if (!loan) return
  for (const [name, value] of Object.entries(writeLoan(loan))) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}

/** Keeps the loan in the fragment of the address that visitors see, so that reloading and sharing keep it; nothing is sent. */
const keepInAddress = (host: Window, loan: Loan): void => {
  const seen = addressWindow(host)
  const fragment = loanFragment(loan)
  if (seen.location.hash !== fragment) seen.history.replaceState(seen.history.state, '', fragment)
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

/** Long enough for somebody who types not to be interrupted, in milliseconds. */
const pause = 1000

/** Follows the fields: a wrong one brings back the loan that was there before it was written into, in the figures and in the address. */
const followFields = (host: Window, panel: HTMLElement, form: HTMLFormElement, language: Language) => {
  let figures: LoanFigures | undefined
  let before: Required<Loan> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (loan: Required<Loan> | undefined): void => {
    figures = (loan && loanFigures(loan, language)) ?? figures
    if (figures) showLoan(panel, figures)
  }
  const say = (): void => {
    const status = panel.querySelector('[data-status]')
    const words = errorsOf(form) || (figures ? loanSummary(panel, figures) : '')
    if (status && status.textContent !== words) status.textContent = words
  }
  const read = (): Required<Loan> | undefined => {
    const fields = fieldsOf(form)
    const { loan, wrong } = readLoan(fields)
    markWrong(form, fields, wrong)
    show(loan ?? before)
    return loan
  }
  const open = (asked: Partial<LoanFields>): void => {
    writeFields(form, asked)
    before = read() ?? before
  }
  form.addEventListener('input', () => {
    const loan = read() ?? before
    if (loan) keepInAddress(host, loan)
    clearTimeout(timer)
    timer = setTimeout(say, pause)
  })
  form.addEventListener('change', () => {
    before = read() ?? before
    writeFields(form)
    clearTimeout(timer)
    say()
  })
  return { open, figures: () => figures }
}

const startPanel = (host: Window, panel: HTMLElement, form: HTMLFormElement, language: Language): void => {
  const { open, figures } = followFields(host, panel, form, language)
  const seen = addressWindow(host)
  const inFragment = () => askedLoan({ search: '', hash: seen.location.hash })
  open({ ...askedLoan({ search: host.location.search, hash: '' }), ...inFragment() })
  const gone = new AbortController()
  seen.addEventListener('hashchange', () => open(inFragment()), { signal: gone.signal })
  host.addEventListener('pagehide', ({ persisted }) => !persisted && gone.abort())
  form.addEventListener('submit', (event) => event.preventDefault())
  panel.querySelector('[data-print]')?.addEventListener('click', () => host.print())
  panel.querySelector('[data-csv]')?.addEventListener('click', () => {
    const shown = figures()
    if (shown) saveSchedule(host, panel, shown)
  })
  const date = panel.querySelector('[data-date]')
  host.addEventListener('beforeprint', () => {
    panel.querySelector('details')?.setAttribute('open', '')
    if (date) date.textContent = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: branchTimeZone }).format(new Date())
  })
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
