import * as z from 'zod/mini'

/** Whether a visitor wrote anything: blanks alone count as nothing. */
export const hasText = (value: string): boolean => value.trim() !== ''

/** One line that may be empty. Line breaks and NUL never come from a field of a page: they could forge a header of a mail. */
export const textField = (longest: number, error?: string) =>
  z.string(error).check(z.maxLength(longest), z.regex(/^[^\0\r\n]*$/, error === undefined ? undefined : { error }))

/** One line with something in it, said as an expression so that a schema in JSON says it too. `error` is the field's own text. */
export const requiredText = (longest: number, error?: string) =>
  z.string(error).check(z.regex(/\S/, error === undefined ? undefined : { error }), z.maxLength(longest), z.regex(/^[^\0\r\n]*$/))

/** Several lines. NUL is refused, for PostgreSQL cannot store it. */
export const longText = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[^\0]*$/))

/** Several lines with something in them. */
export const requiredLongText = (longest: number, error: string) =>
  z.string(error).check(z.refine(hasText, { error }), z.maxLength(longest), z.regex(/^[^\0]*$/))

const isEmailAddress = (value: string): boolean => z.regexes.email.test(value.trim())

/** A mail address that must be given. Blanks around it are forgiven: telephones add them while they complete words. */
export const emailField = (longest: number, errors?: { readonly required: string; readonly invalid: string }) =>
  requiredText(longest, errors?.required).check(
    z.refine((value) => !hasText(value) || isEmailAddress(value), errors && { error: errors.invalid }),
  )

/** One of the given words. */
export const choiceField = (options: readonly string[], error?: string) =>
  z.string(error).check(z.refine((value) => options.includes(value), error === undefined ? undefined : { error }))

/** A field that a form may be told to require. While it is not, it may be empty or missing. */
export const optionalText = (longest: number, { required, error }: { readonly required: boolean; readonly error: string }) =>
  z.optional(textField(longest)).check(z.refine((value) => !required || hasText(value ?? ''), { error }))

/** A choice that a form may be told to require. While it is not, nothing need be chosen. */
export const optionalChoice = (options: readonly string[], { required, error }: { readonly required: boolean; readonly error: string }) =>
  z.optional(z.string()).check(z.refine((value) => (value ? options.includes(value) : !required), { error }))

/** What was chosen, as one of the words it was chosen from. */
export const chosen = <Option extends string>(options: readonly Option[], value: string | undefined): Option | undefined =>
  options.find((option) => option === value)
