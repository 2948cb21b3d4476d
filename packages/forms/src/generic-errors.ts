import type { core } from 'zod/mini'
import { figure } from './figure.ts'
import type { FormMessages } from './messages.ts'

/**
 * The four generic texts, for fields that have none of their own (FORM-41, D-FORM-23). Hand it to the parser:
 * `schema.safeParse(values, { error: genericErrors(messages) })`. Texts that a schema names itself come first.
 */
export const genericErrors =
  (messages: FormMessages): core.$ZodErrorMap =>
  (issue) => {
    if (issue.code === 'invalid_type') return messages.required
    if (issue.code === 'too_small' && issue.origin === 'string')
      return issue.minimum <= 1 ? messages.required : messages.shortest.replace('{min}', String(issue.minimum))
    if (issue.code === 'too_big' && issue.origin === 'string') return messages.longest.replace('{max}', figure(issue.maximum))
    if (issue.code === 'invalid_format' && issue.format === 'email') return messages.email
    return undefined
  }
