import type { z } from 'zod'

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of fields',
  record: 'a set of fields',
}

/** What kind of value it is, in words that an editor understands. */
export const nameOfType = (value: unknown): string => {
  if (value === null) return 'nothing'
  return Array.isArray(value) ? 'a list' : (typeNames[typeof value] ?? 'nothing')
}

const wrongType = (expected: string, value: unknown): string => {
  const wanted = typeNames[expected] ?? expected
  if (value === undefined) return `is required and must be ${wanted}`
  const problem = `must be ${wanted}, not ${nameOfType(value)}`
  return expected === 'string' && typeof value !== 'object' ? `${problem} (write it in quotes)` : problem
}

/** A finding of a schema in words that an editor understands. */
export const describeIssue = (issue: z.core.$ZodIssue, value: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value)
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return issue.origin === 'string' ? `may have at most ${issue.maximum} characters` : `must be at most ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}; check the spelling`
    case 'invalid_union': {
      const [first] = issue.errors[0] ?? []
      return first?.path.length === 0 ? describeIssue(first, value) : 'has none of the forms that it may have here'
    }
    default:
      return issue.message
  }
}
