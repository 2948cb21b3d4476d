import type { Generated } from 'kysely'
import type { LeadAction, LeadForm, MailState, TallyKind } from '../leads.ts'

/** Times are milliseconds since 1970. */
export type Tables = {
  /** A message with its mail, its key and its spent token: one row, so that one statement stores all of it or nothing. */
  leads: {
    reference: string
    form: LeadForm
    /** JSON text, not a JSON column: PostgreSQL's own refuses texts that visitors may write. Null once purged. */
    message: string | null
    recipient: string
    subject: string | null
    accepted_at: number
    /** Names the mail for those who get it. */
    mail_id: string
    state: Generated<MailState>
    failures: Generated<number>
    next_attempt_at: number
    /** Since when the mail waits to be sent: its acceptance, or the last time that somebody requeued it. */
    waiting_since: number
    lease: string | null
    leased_until: Generated<number>
    last_error: string | null
    /** Null: none was sent, or it is forgotten. */
    idempotency_key: string | null
    body_hash: string | null
    /** Null once it has expired. */
    captcha_token: string | null
    token_expires_at: number | null
    /** What the visitor is sent when the mail has gone out, as JSON text of the bank's own; null: nothing. */
    acknowledgement: string | null
    /** When a reader marked it as handled, and who; null while nobody has. */
    handled_at: number | null
    handled_by: string | null
  }
  /** What readers wrote about a lead: only added to, and cleared with the message. */
  lead_notes: {
    id: string
    reference: string
    written_at: number
    author: string
    text: string
  }
  /** Who read, exported or handled what, and when: only added to. It holds nothing that a visitor wrote. */
  lead_log: {
    id: string
    done_at: number
    person: string
    action: LeadAction
    /** Null: an export, of many leads. */
    reference: string | null
    detail: string | null
  }
  tallies: {
    /** As `2026-01-02`, in UTC. */
    day: string
    kind: TallyKind
    /** Empty: what is not kept. */
    name: string
    detail: string
    count: number
  }
  /** One row that is written again and again, to find out whether anything can be. */
  probe: {
    id: number
    text: string
  }
  /** What may be done once in a while, by whichever process comes first. */
  turns: {
    name: string
    taken_at: number
    free_at: number
  }
}
