/** Something that the person who runs a command can put right; the message says how, and a stack would only distract. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
