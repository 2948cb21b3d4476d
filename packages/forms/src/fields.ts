import { visibleSign } from '@bank/rules/text/visible-sign.ts'
import * as z from 'zod/mini'
import { hasText, isEmailAddress, isTelephone, visibleLetter, zipCode } from './text-checks.ts'

/** A field's own text. It asks for words, so where there are too many the generic text stands, which says how many may be (FORM-41). */
const ownText = (error: string | undefined) => ({
  error: ({ code }: { readonly code?: string }) => (code === 'too_big' ? undefined : error),
})

/** One line that may be empty. Line breaks and NUL never come from a field of a page: they could forge a header of a mail. */
export const textField = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[^\0\r\n]*$/))

/** One line that holds a sign somebody can see, said as an expression so that a schema in JSON says it too. `error` is the field's own text. */
export const requiredText = (longest: number, error?: string, sign = visibleSign) =>
  z.string(ownText(error)).check(z.regex(sign), z.maxLength(longest), z.regex(/^[^\0\r\n]*$/))

/** The name of a person or a town: one line with a letter in it. */
export const nameField = (longest: number, error?: string) => requiredText(longest, error, visibleLetter)

/** A telephone number that may be left out; what is written must be one. */
export const optionalPhone = (longest: number, error: string) => z.optional(textField(longest).check(z.refine(isTelephone, { error })))

/** A telephone number that must be given. */
export const phoneField = (longest: number, error: string) => requiredText(longest, error).check(z.refine(isTelephone, { error }))

/** Several lines. NUL is refused, for PostgreSQL cannot store it. */
export const longText = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[^\0]*$/))

/** Several lines with something in them. */
export const requiredLongText = (longest: number, error: string) =>
  z.string(ownText(error)).check(z.refine(hasText), z.maxLength(longest), z.regex(/^[^\0]*$/))

/** A mail address that must be given. */
export const emailField = (longest: number, errors?: { readonly required: string; readonly invalid: string }) =>
  requiredText(longest, errors?.required).check(
    z.refine((value) => !hasText(value) || isEmailAddress(value), errors && { error: errors.invalid }),
  )

/** One of the given words. */
export const choiceField = (options: readonly string[], error?: string) =>
  z.string(error).check(z.refine((value) => options.includes(value)))

/** A ZIP code (D-FORM-25) that a form may be told to require; while it is not, it may be empty or missing. */
export const zipField = (longest: number, errors?: { readonly required: boolean; readonly missing: string; readonly invalid: string }) =>
  z
    .optional(textField(longest).check(z.regex(zipCode, errors?.invalid)))
    .check(z.refine((value) => !errors?.required || hasText(value ?? ''), errors && { error: errors.missing }))

/** A choice that a form may be told to require. While it is not, nothing need be chosen. */
export const optionalChoice = (options: readonly string[], { required, error }: { readonly required: boolean; readonly error: string }) =>
  z.optional(z.string()).check(z.refine((value) => (value ? options.includes(value) : !required), { error }))
