/** Whether a fact of a product's record says that there is none, in either language. */
const isNone = (words: string | null | undefined): boolean => /^(?:none|ninguno)\.?$/i.test(words?.trim() ?? '')

/** What a cycle costs by its words, `$8.00; none with $500.00 in deposits`, in dollars, before anything waives it. Nothing where they do not begin with it. */
export const printedFee = (words: string | null | undefined): number | undefined => {
  if (isNone(words)) return 0
  const [, amount] = /^\$(\d{1,3}(?:,\d{3})*(?:\.\d\d)?)(?![\d.])/.exec(words?.trim() ?? '') ?? []
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''))
}
