/** What a page is called: the title of its tab without the bank's name. Nothing for a page that bears the bank's name alone. */
export const pageName = (tabTitle: string, bankName: string): string | undefined => {
  const suffix = ` | ${bankName}`
  const own = tabTitle.endsWith(suffix) ? tabTitle.slice(0, -suffix.length) : tabTitle
  return own === '' || own === bankName ? undefined : own
}

/** What follows a first comma and still belongs to the name: a list, `Loans for cars, boats and land`. */
const isList = (rest: string): boolean => / (?:and|or|y|o|e|u) /i.test(rest)

/** What people call a page whose name goes on behind a comma, `Heroes, a home loan program`. The comma of a number or of a list ends nothing. */
export const shortName = (name: string): string | undefined => {
  const comma = name.search(/, /)
  return comma < 0 || isList(name.slice(comma)) ? undefined : name.slice(0, comma)
}
