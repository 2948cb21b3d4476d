/** What a spreadsheet program takes for a formula when a cell starts with it, in both widths of these signs. */
const startsFormula = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** One cell. An apostrophe before what looks like a formula makes it a text: visitors must not run anything at a banker's desk. */
const cell = (value: string): string => `"${(startsFormula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** One line of comma-separated values, every cell in quotes (RFC 4180). */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`
