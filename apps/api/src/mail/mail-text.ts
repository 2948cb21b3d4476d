import type { MailContent } from './mail-content.ts'

const table = (rows: MailContent['tables'][number]): string => {
  const width = Math.max(...rows.map(([label]) => label.length)) + 3
  return rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n')
}

/** The visitor's own lines, set in, so that none of them passes for one of ours. */
const quoted = (words: readonly string[]): string => words.map((line) => `> ${line}`.trimEnd()).join('\n')

/** A mail as plain text. */
export const mailText = ({ title, tables, words, notes }: MailContent): string =>
  `${[title, ...tables.map(table), ...(words.length > 0 ? ['Message:', quoted(words)] : []), ...notes].join('\n\n')}\n`
