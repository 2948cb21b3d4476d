import { emailAddressCheck } from '@bank/model/checks/email-address.ts'

/** Digits of the shortest numbers that somebody answers, such as 911. */
const fewestDigits = 3

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isMailbox = (text: string): boolean => emailAddressCheck(decoded(text).trim()) === undefined

/** Whether a link is a mail to no mailbox, or a call of no number. A mail whose recipient the visitor chooses has a subject or a text. */
export const isToNobody = (address: string): boolean => {
  const [, scheme = '', to = '', query = ''] = /^(mailto|tel):([^?]*)(.*)$/is.exec(address.trim()) ?? []
  if (scheme.toLowerCase() === 'tel') return decoded(to.replace(/;.*$/s, '')).replace(/\D/g, '').length < fewestDigits
  if (scheme === '') return false
  return to.trim() === '' ? query.length <= 1 : !to.split(',').every(isMailbox)
}
