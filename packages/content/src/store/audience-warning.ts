import { parseAudienceRules } from '@bank/rules/audience/parse-rules.ts'
import type { PlainRecord } from '../records/canonical.ts'
import { describeProblem } from '../records/problem.ts'

/**
 * What to tell an editor about an `Audience_json` that is no list of rules; nothing for a good or absent one. Such a text is a
 * warning and never refused: the record is then shown to everyone (D-STORE-6, AUD-06).
 */
export const audienceWarning = (value: unknown): string | undefined =>
  typeof value === 'string' && parseAudienceRules(value).kind === 'invalid'
    ? 'is not a JSON list of audience rules, so the record is shown to everyone; check brackets, quotes and commas'
    : undefined

/** The warnings of several records, each named by where it stands. */
export const audienceWarnings = (
  records: readonly { readonly source: string; readonly id: string; readonly content: PlainRecord }[],
): readonly string[] =>
  records.flatMap(({ source, id, content }) => {
    const value = content['Audience_json']
    const message = audienceWarning(value)
    return message ? [describeProblem({ source, record: id, field: ['Audience_json'], value, message })] : []
  })
