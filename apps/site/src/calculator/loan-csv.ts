import type { LoanMonth } from '@bank/rules/loan/loan-payment.ts'

const money = (cents: number): string => (cents / 100).toFixed(2)

/** The schedule month by month as a file for spreadsheets (RFC 4180, with the mark by which they know UTF-8): a head, then a line a month. */
export const loanCsv = (schedule: readonly LoanMonth[], heads: readonly string[]): string => {
  const quoted = heads.map((head) => `"${head.replaceAll('"', '""')}"`)
  const lines = schedule.map(({ month, payment, interest, principal, balance }) =>
    [String(month), money(payment), money(interest), money(principal), money(balance)].join(','),
  )
  return `\uFEFF${[quoted.join(','), ...lines].join('\r\n')}\r\n`
}
