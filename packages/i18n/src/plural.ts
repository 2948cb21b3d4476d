const rules = new Map<string, Intl.PluralRules>()

/** Whether a language says a number in the singular: `1 mile`, but `0 miles` and `1.5 miles`. `locale` is `en-US` or `es-US`. */
export const isSingular = (count: number, locale: string): boolean => {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  return rule.select(count) === 'one'
}
