import type { Words } from '../language/en.ts'
import { messageOf, RefusedError } from '../workflow/calls/call.ts'

/** Why the preview can't be asked for, by what it means for the preview; what the admin refused is said in its own words. */
export const failureIn = ({ failures }: Words['preview'], error: unknown): string =>
  error instanceof RefusedError && error.kind !== 'refused' ? failures[error.kind] : messageOf(error)
