import { maskPrivateNumbers } from '@bank/forms/private-numbers.ts'
import type { SentMessage } from './read-message.ts'

/** What visitors write in words of their own. Mail addresses and ZIP codes have to be as they were typed, and choices are ours. */
const written = ['fullName', 'phone', 'city', 'message', 'subject', 'whereDidYouHearAboutUsOther'] as const

/** A message without the numbers of cards and of Social Security, but for their last four digits: nothing else is ever stored or mailed (D-FORM-24). */
export const maskMessage = <Message extends SentMessage>(message: Message): Message => {
  const texts: Readonly<Partial<Record<(typeof written)[number], string | undefined>>> = message
  return {
    ...message,
    ...Object.fromEntries(written.flatMap((name) => (texts[name] ? [[name, maskPrivateNumbers(texts[name], name === 'phone')]] : []))),
  }
}
