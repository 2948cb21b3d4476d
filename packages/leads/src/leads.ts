import type { FormKind } from '@bank/forms/form-kinds.ts'
import type { KeptMessage } from '@bank/forms/kept-message.ts'

/** `location` and `product` messages arrive as contact messages and are kept as `support`. */
export type LeadForm = Exclude<FormKind, 'location' | 'product'>

/** A checked message on its way into the database. Times are milliseconds since 1970. */
export type NewLead = {
  readonly form: LeadForm
  readonly message: KeptMessage
  /** Mail address of the banker or department that gets it. */
  readonly recipient: string
  readonly subject: string
  /** The page's key of this filled form; absent: every post is a lead of its own (D-FORM-5). */
  readonly idempotencyKey?: string | undefined
  /** Hash of the body without its captcha token, which differs from one try to the next. */
  readonly bodyHash: string
  /** What makes a verified captcha token unique; spent together with the lead (D-FORM-6). */
  readonly captchaToken: string
  /** When that token stops being valid by itself, and need not be remembered any longer. */
  readonly expiresAt: number
  readonly now: number
  /** What the visitor is sent once the mail has gone out: JSON text of the bank's own, kept until then. Absent: nothing. */
  readonly acknowledgement?: string | undefined
}

export type Accepted = { readonly kind: 'accepted'; readonly reference: string }
/** The same key with the same body came before: the same answer, no second lead. */
export type Repeated = { readonly kind: 'repeated'; readonly reference: string }
/** The same key came before with another body. */
export type Conflict = { readonly kind: 'conflict' }
export type CaptchaUsed = { readonly kind: 'captchaUsed' }
export type AcceptOutcome = Accepted | Repeated | Conflict | CaptchaUsed

/** A mail that one worker may send until its lease ends. */
export type ClaimedMail = {
  /** The mail's `Message-ID` is made from it, so a repeated mail is recognisable. */
  readonly id: string
  /** Names this claim: a worker that lost its lease can no longer mark a failure. */
  readonly lease: string
  readonly reference: string
  readonly form: LeadForm
  /** The kept message as JSON text; read it with `readKeptMessage`. */
  readonly message: string
  readonly recipient: string
  readonly subject: string
  readonly acceptedAt: number
  /** Tries that failed so far. */
  readonly failures: number
  readonly acknowledgement: string | undefined
}

export type MailState = 'pending' | 'sent' | 'parked'

export type LeadCounts = Readonly<Record<MailState, number>>

/** Ages in milliseconds of mails that are still to be sent, by the clock; less than nothing when that was set back. */
export type Backlog = {
  /** Of the mail that waits longest. */
  readonly oldest: number | undefined
  readonly newest: number | undefined
  /** Since when the next mail that nobody has taken is due; less than nothing while it is not. */
  readonly overdue: number | undefined
}

/** How it stands with the folder of a SQLite file; a server knows that itself. */
export type Room = {
  readonly freeBytes: number | undefined
  /** Files that were damaged and are kept for somebody to look at. */
  readonly damagedFiles: number
}

/** What a list shows of a lead: nothing that a visitor typed. */
export type LeadLine = {
  readonly reference: string
  readonly form: LeadForm
  readonly recipient: string
  readonly acceptedAt: number
  readonly state: MailState
  readonly failures: number
  readonly nextAttemptAt: number
  /** Codes of the last failure, such as `EENVELOPE 550 RCPT TO`. */
  readonly lastError: string | undefined
}

/** A lead with its whole message, for readers and the export. `message` is JSON text, or absent once it was purged; notes go with it. */
export type ExportedLead = Omit<LeadLine, 'nextAttemptAt' | 'lastError'> & {
  readonly subject: string | undefined
  readonly message: string | undefined
  readonly handled: Handled | undefined
  /** Oldest first. */
  readonly notes: readonly LeadNote[]
}

/** Who dealt with a lead, and when. */
export type Handled = { readonly at: number; readonly by: string }

export type LeadNote = { readonly at: number; readonly by: string; readonly text: string }

export type LeadAction = 'read' | 'exported' | 'handled' | 'reopened'

/** One entry of the log that is only ever added to. */
export type LeadLogEntry = {
  readonly at: number
  readonly by: string
  readonly action: LeadAction
  /** Absent: an export, of many leads; which ones is in `detail`. */
  readonly reference: string | undefined
  readonly detail: string | undefined
}

/** A lead as somebody looks at it, with who did so before, newest first. */
export type LeadInFull = ExportedLead & { readonly log: readonly LeadLogEntry[] }

/** Which leads are meant: those that are all of it. */
export type LeadFilter = {
  readonly form?: LeadForm | undefined
  readonly isHandled?: boolean | undefined
  /** Words, each of which stands somewhere in what the visitor wrote, the notes, the reference or the recipient. */
  readonly words?: string | undefined
}

/** Where a page of leads ended. */
export type LeadPosition = Pick<LeadLine, 'acceptedAt' | 'reference'>

/** Some leads, newest first; `next` is where the following page begins, if there is one. */
export type LeadPage = { readonly leads: readonly ExportedLead[]; readonly next: LeadPosition | undefined }

/** Somebody who reads leads: a mail address, and the time. */
export type Reader = { readonly by: string; readonly now: number }

/**
 * What is counted by the day, and what name and detail of a tally are: searches that found nothing (words; language), addresses where
 * there is no page (address; page of ours that led there, or empty), answers to whether a page was useful (address; `yes` or `no`).
 */
export type TallyKind = 'search' | 'missing' | 'useful'

/** How often something was counted. An empty name: what is not kept. */
export type Tally = { readonly name: string; readonly detail: string; readonly count: number }

/** Where the database reports what nobody asked for. Contexts hold codes, counts and file names, never what a visitor typed. */
export type LeadsLog = Readonly<Record<'warn' | 'error', (context: object, message: string) => void>>

/** The leads database: the only way to it. All times are milliseconds since 1970. */
export type Leads = {
  /**
   * Stores a lead, its mail, its key and its spent token in one transaction that is on disk before this resolves. Rejects
   * when the database does not answer; then nothing is stored.
   */
  readonly accept: (lead: NewLead) => Promise<AcceptOutcome>
  /** Writes as much as the longest message, by the way that messages go. Rejects when a lead could not be stored now. */
  readonly check: () => Promise<Room>
  /**
   * What a key was answered with before, without storing anything. Ask it before a captcha is verified: a provider that
   * accepts a token once would refuse the token of a repeated post.
   */
  readonly findRepeat: (key: { readonly idempotencyKey: string; readonly bodyHash: string }) => Promise<Repeated | Conflict | undefined>
  /** Takes up to `most` due mails for `lease` milliseconds. Several processes never get the same one at a time. */
  readonly claim: (options: { readonly now: number; readonly lease: number; readonly most: number }) => Promise<readonly ClaimedMail[]>
  readonly markSent: (mail: Pick<ClaimedMail, 'reference'>) => Promise<void>
  /** Another try at `nextAttemptAt`. Ignored when the lease has gone to another worker. */
  readonly markFailed: (
    mail: Pick<ClaimedMail, 'reference' | 'lease'>,
    failure: { readonly nextAttemptAt: number; readonly error: string },
  ) => Promise<void>
  /** No further try until somebody requeues it. Ignored when the lease has gone to another worker. */
  readonly park: (mail: Pick<ClaimedMail, 'reference' | 'lease'>, error: string) => Promise<void>
  /** Gives a claimed mail back untried. */
  readonly release: (mail: Pick<ClaimedMail, 'reference' | 'lease'>) => Promise<void>
  /**
   * Clears message and subject of leads that were sent and are older than `days`, and what a SQLite file's log still holds of them; forgets
   * old keys, tokens that expired, and tallies of days as old. A lead that was never mailed is kept, however old. Returns how many messages
   * were cleared.
   */
  readonly purge: (now: number, days: number) => Promise<number>
  readonly backlog: (now: number) => Promise<Backlog>
  readonly counts: () => Promise<LeadCounts>
  readonly list: (options?: { readonly state?: MailState | undefined; readonly most?: number }) => Promise<readonly LeadLine[]>
  /** Makes parked mails due again: all of them, or those of the given references. Returns how many. */
  readonly requeue: (now: number, references?: readonly string[]) => Promise<number>
  /** Adds to what was counted on the day of `now`. Beyond a number of rows a day, only how often is kept. */
  readonly countTallies: (now: number, kind: TallyKind, tallies: readonly Tally[]) => Promise<void>
  /** What was counted on the last `days` days, today among them, most often first. */
  readonly tallies: (now: number, kind: TallyKind, options: { readonly days: number; readonly most: number }) => Promise<readonly Tally[]>
  /** Whether something of this name may be done now: once in `every` milliseconds, over all processes. */
  readonly takeTurn: (name: string, now: number, every: number) => Promise<boolean>
  /** Gives a turn back that was of no use. */
  readonly giveTurnBack: (name: string) => Promise<void>
  /** Every lead that is meant, oldest first. */
  readonly export: (filter?: LeadFilter) => AsyncIterable<ExportedLead>
  /** Up to `most` leads that are meant, newest first, from behind `after`. */
  readonly find: (filter: LeadFilter, options: { readonly most: number; readonly after?: LeadPosition | undefined }) => Promise<LeadPage>
  /** How many leads are meant. */
  readonly count: (filter: LeadFilter) => Promise<number>
  /** One lead as somebody looks at it, once that is written down; undefined when there is none. */
  readonly read: (reference: string, reader: Reader) => Promise<LeadInFull | undefined>
  /** Writes down that somebody takes leads away as a file; `detail` says which, without anything that a visitor wrote. */
  readonly noteExport: (reader: Reader, detail: string) => Promise<void>
  /** Who read, exported or handled what, newest first. */
  readonly log: (options: { readonly most: number }) => Promise<readonly LeadLogEntry[]>
  /** Marks a lead as dealt with, or as open again, unless it is so already, and writes that down. Undefined when there is no such lead. */
  readonly setHandled: (reference: string, isHandled: boolean, reader: Reader) => Promise<LeadInFull | undefined>
  /** Adds a note. Undefined when there is no such lead; refused once its message was cleared, for nothing would clear the note. */
  readonly addNote: (reference: string, text: string, reader: Reader) => Promise<LeadInFull | 'cleared' | undefined>
  readonly close: () => Promise<void>
}
