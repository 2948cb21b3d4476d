/** A mail as the bank sends it: text and HTML that say the same, one recipient. */
export type Mail = {
  /** Names the mail, in the outbox and for the file it may be written to. */
  readonly id: string
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}
