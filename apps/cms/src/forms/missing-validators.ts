import type { FormState } from 'payload'
import { confirmPassword, password } from 'payload/shared'

type Validate = NonNullable<FormState[string]['validate']>
type Field = Pick<FormState[string], 'valid' | 'validate'>

/** What the new password of an account and its repetition are judged by in their fields. */
const ofPasswords: Readonly<Record<string, Validate>> = {
  password: (value, options) => password(value as string, { ...options, required: true } as Parameters<typeof password>[1]),
  'confirm-password': (value, options) =>
    confirmPassword(value as string, { ...options, required: true } as Parameters<typeof confirmPassword>[1]),
}

const leftToServer: Validate = () => true

/**
 * What fields of an account's form are to be judged by when it is saved, by path: those of a new password, and those that were refused. None for fields that
 * the store's form judges anew itself.
 */
export const missingValidators = (state: Readonly<Record<string, Field>>): readonly (readonly [path: string, validate: Validate])[] =>
  Object.entries(state).flatMap(([path, { valid, validate }]) => {
    const missing = ofPasswords[path] ?? (valid === false ? leftToServer : undefined)
    return missing && !validate ? [[path, missing] as const] : []
  })
