/** A condition that hides a record: the visitor's audience is, or is not, the named one (D-AUD-1). */
export type AudienceRule = { readonly audience: string; readonly match: 'is' | 'isNot' }

export type AudienceRules =
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'rules'; readonly rules: readonly AudienceRule[] }

/** What cannot be read as a rule names no audience, so that no visitor ever matches it. */
const unmatchable: AudienceRule = { audience: '', match: 'is' }

const asRule = (item: unknown): AudienceRule => {
  if (typeof item === 'string') return { audience: item, match: 'is' }
  if (typeof item !== 'object' || item === null || !('audience' in item) || typeof item.audience !== 'string') return unmatchable
  const match = 'match' in item ? item.match : 'is'
  return match === 'is' || match === 'isNot' ? { audience: item.audience, match } : unmatchable
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the text of an `Audience_json` field (AUD-01, D-AUD-1, D-AUD-3). Blank, null and absent are `missing`; broken JSON and
 * JSON that is no list are `invalid`; `[]` is a list without rules. An item in no known shape is kept as a rule that never matches.
 */
export const parseAudienceRules = (text: string | null | undefined): AudienceRules => {
  if (text === null || text === undefined || text.trim() === '') return { kind: 'missing' }
  const parsed = parseJson(text)
  return Array.isArray(parsed) ? { kind: 'rules', rules: parsed.map(asRule) } : { kind: 'invalid' }
}
