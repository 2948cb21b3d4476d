import { type Audience, comparableName, defaultAudience } from './audience.ts'
import { type AudienceRule, parseAudienceRules } from './parse-rules.ts'

/** From whom a record is hidden: from nobody, from everybody, or from visitors whose primary audience has one of these ids. */
export type HiddenFrom = 'nobody' | 'everybody' | ReadonlySet<string>

const matches = (rule: AudienceRule, audience: Audience): boolean => {
  const named = comparableName(rule.audience)
  const isIt = named !== '' && (comparableName(audience.id) === named || comparableName(audience.name) === named)
  return rule.match === 'is' ? isIt : !isIt
}

/** Whether one text hides its record from an audience: an empty list hides from all, a matched rule from those it matches. */
const hides = (text: string | null | undefined, audience: Audience): boolean => {
  const parsed = parseAudienceRules(text)
  return parsed.kind === 'rules' && (parsed.rules.length === 0 || parsed.rules.some((rule) => matches(rule, audience)))
}

/**
 * From which audiences a record is hidden (AUD-01 to AUD-08, D-AUD-1 to D-AUD-3). `json` is its `Audience_json`; `second` is the
 * banner's own `Audience`, and then both must let the record be seen (D-BLK-18). Missing and invalid texts hide from nobody.
 */
export const hiddenFrom = (json: string | null | undefined, audiences: readonly Audience[], second?: string | null): HiddenFrom => {
  const fallback = defaultAudience(audiences)
  const everyone = audiences.includes(fallback) ? audiences : [...audiences, fallback]
  const hidden = everyone.filter((audience) => hides(json, audience) || hides(second, audience))
  if (hidden.length === 0) return 'nobody'
  return hidden.length === everyone.length ? 'everybody' : new Set(hidden.map(({ id }) => id))
}
