import { translator } from '@bank/i18n/translate.ts'
import { expect, it, vi } from 'vitest'
import { contactFormKinds } from './form-kinds.ts'
import { formSchema } from './form-schema.ts'
import { formMessages } from './messages.ts'

// The pages' policy forbids it. zod/mini never does; the whole of zod would, once in the life of a process: hence a file of its own.
it('no form ever makes code from text, not even to see whether it may', () => {
  const makeFunction = vi.fn()
  vi.stubGlobal('Function', makeFunction)
  try {
    for (const kind of contactFormKinds)
      formSchema(kind, { zip: true, referral: true }, formMessages(translator('en'))).safeParse({ fullName: 'Renee' })
  } finally {
    vi.unstubAllGlobals()
  }
  expect(makeFunction).not.toHaveBeenCalled()
})
