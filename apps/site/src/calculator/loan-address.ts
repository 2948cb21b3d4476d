import type { Loan } from '@bank/rules/loan/loan-payment.ts'
import { type LoanFields, loanFields } from './loan-fields.ts'

const mark = '#loan?'

/** The fragment that keeps a loan: `#loan?amount=35000&rate=7.25&years=5&extra=50`. Browsers never send it. */
export const loanFragment = ({ amountCents, yearlyRate, years, extraCents = 0 }: Loan): string => {
  const values = { amount: amountCents / 100, rate: yearlyRate, years, ...(extraCents > 0 && { extra: extraCents / 100 }) }
  return `${mark}${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`
}

/** What the fragment of an address asks for, or else its query; nothing for fields that neither names. */
export const askedLoan = ({ search, hash }: { search: string; hash: string }): Partial<LoanFields> => {
  const query = new URLSearchParams(hash.startsWith(mark) ? hash.slice(mark.length) : search)
  return Object.fromEntries(loanFields.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
}

/** The window whose address visitors see and keep: that of the page of this site which frames the calculator, or its own. */
export const addressWindow = (host: Window): Window => {
  try {
    return host.parent.location.origin === host.location.origin ? host.parent : host
  } catch {
    return host
  }
}
