import type { Language } from '@bank/rules/language.ts'
import type { LeadForm, MailState } from '../leads.ts'

/** Times are milliseconds since 1970. */
export type Tables = {
  leads: {
    reference: string
    form: LeadForm
    /** JSON text, not a JSON column: PostgreSQL's own refuses texts that visitors may write. Null once purged. */
    message: string | null
    recipient: string
    subject: string | null
    accepted_at: number
  }
  outbox: {
    id: string
    reference: string
    state: MailState
    failures: number
    next_attempt_at: number
    /** Since when the mail waits to be sent: its acceptance, or the last time that somebody requeued it. */
    waiting_since: number
    lease: string | null
    leased_until: number
    last_error: string | null
  }
  idempotency_keys: {
    key: string
    body_hash: string
    reference: string
    created_at: number
  }
  captcha_tokens: {
    token: string
    expires_at: number
  }
  unfound_searches: {
    /** As `2026-01-02`, in UTC. */
    day: string
    language: Language
    /** Empty: searches whose words are not kept. */
    words: string
    count: number
  }
}
