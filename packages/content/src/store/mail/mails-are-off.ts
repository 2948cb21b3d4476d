/** Says that mails are off, and what to do. */
export const mailsAreOff =
  'This admin sends no mails, because SMTP_URL is not set. Ask whoever runs it for a new password: npm run editor -- --reset name@example.com'
