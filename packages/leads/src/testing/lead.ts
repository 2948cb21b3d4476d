import type { NewLead } from '../leads.ts'

let tokens = 0

/** A lead that differs from all others in its token alone. */
export const someLead = (change: Partial<NewLead> = {}): NewLead => {
  tokens += 1
  return {
    form: 'support',
    message: {
      fullName: 'Renee Landry',
      email: 'renee@example.com',
      message: 'Please call me.',
      env: 'SUPPORT_FORM',
      preferredMethodOfContact: 'Email',
    },
    recipient: 'care@gulfpines.example',
    subject: 'A question',
    bodyHash: 'hash',
    captchaToken: `token-${tokens}`,
    expiresAt: 1_000_000,
    now: 1000,
    ...change,
  }
}
