import { comparableName } from '@bank/rules/audience/audience.ts'
import { type AudienceRule, parseAudienceRules } from '@bank/rules/audience/parse-rules.ts'
import type { PlainRecord } from '../../records/canonical.ts'
import { describeProblem, type Problem } from '../../records/problem.ts'

/**
 * What to tell an editor about an `Audience_json` that is no list of rules; nothing for a good or absent one. Such a text is saved, imported and
 * published with a warning, and the record is then shown to everyone (D-STORE-6, AUD-06); people approve no draft that has one.
 */
export const audienceWarning = (value: unknown): string | undefined =>
  typeof value === 'string' && parseAudienceRules(value).kind === 'invalid'
    ? 'is not a JSON list of audience rules, so the record is shown to everyone; check brackets, quotes and commas'
    : undefined

type AudienceOwner = { readonly source: string; readonly id: string; readonly content: PlainRecord }

/** Fields that hold rules; a banner has some of its own beside those of its record (D-BLK-18). */
export const ruleFields = ['Audience_json', 'Audience'] as const

/** The rules that such a field holds; none where it is empty or can't be read. */
export const rulesIn = (value: unknown): readonly AudienceRule[] => {
  const parsed = parseAudienceRules(typeof value === 'string' ? value : undefined)
  return parsed.kind === 'rules' ? parsed.rules : []
}

/** What rules may call an audience, as they are compared (D-AUD-2): its id and its name. */
export const namesOfAudience = (id: string, name: unknown): readonly string[] =>
  [id, String(name ?? '')].map(comparableName).filter(Boolean)

/** The fields of a record whose audience rules can't be read. */
export const audienceProblems = ({ source, id, content }: AudienceOwner): readonly Problem[] =>
  ruleFields.flatMap((field) => {
    const value = content[field]
    const message = audienceWarning(value)
    return message ? [{ source, record: id, field: [field], value, message }] : []
  })

/** The warnings of several records, each named by where it stands. */
export const audienceWarnings = (records: readonly AudienceOwner[]): readonly string[] =>
  records.flatMap(audienceProblems).map(describeProblem)
