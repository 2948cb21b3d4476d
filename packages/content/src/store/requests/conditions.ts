export type Values = Readonly<Record<string, unknown>>

export type Condition = { readonly path: string; readonly operator: string; readonly value: unknown }

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Each comparison of a query for records, wherever it stands within “and” and “or”. */
export const conditionsOf = (where: Values): readonly Condition[] =>
  Object.entries(where).flatMap(([path, conditions]) => {
    if (!isValues(conditions)) return []
    if (/^(?:and|or)$/i.test(path)) return Object.values(conditions).flatMap((each) => (isValues(each) ? conditionsOf(each) : []))
    return Object.entries(conditions).map(([operator, value]) => ({ path: path.replaceAll('__', '.'), operator, value }))
  })
