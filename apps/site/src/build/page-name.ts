/** What follows a first comma and still belongs to the name: a list, `Loans for cars, boats and land`. */
const isList = (rest: string): boolean => / (?:and|or|y|o|e|u) /i.test(rest)

const upToComma = (title: string): string => {
  const comma = title.indexOf(',')
  return comma < 0 || isList(title.slice(comma)) ? title : title.slice(0, comma)
}

/** What a page is called: the title of its tab without the bank's name, up to a first comma. Nothing for a page that bears the bank's name alone. */
export const pageName = (tabTitle: string, bankName: string): string | undefined => {
  const suffix = ` | ${bankName}`
  const own = tabTitle.endsWith(suffix) ? tabTitle.slice(0, -suffix.length) : tabTitle
  return own === '' || own === bankName ? undefined : upToComma(own)
}
