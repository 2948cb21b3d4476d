import { emailAddressCheck } from '@bank/model/checks/email-address.ts'

/**
 * Numbers that can be dialled: of the North American plan with or without area code, short ones such as 911, or those of other countries behind a plus or
 * 011.
 */
const dialled = /^(?:\d{3}|[2-9]\d{6}|1?[2-9]\d{9}|\+1[2-9]\d{9}|(?:\+(?!1)|011)[1-9]\d{6,14})$/

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a number may be answered, as far as its digits tell. What follows it, such as an extension or a pause, is dialled later. */
const canBeDialled = (number: string): boolean => dialled.test(number.replace(/[;,pw].*$/is, '').replace(/[^\d+]/g, ''))

const isMailbox = (text: string): boolean => emailAddressCheck(decoded(text).trim()) === undefined

/** Whether a link is a mail to no mailbox, or a call of no number. A mail whose recipient the visitor chooses has a subject or a text. */
export const isToNobody = (address: string): boolean => {
  const [, scheme = '', to = '', query = ''] = /^(mailto|tel):([^?]*)(.*)$/is.exec(address.trim()) ?? []
  if (scheme.toLowerCase() === 'tel') return !canBeDialled(decoded(to))
  if (scheme === '') return false
  return to.trim() === '' ? query.length <= 1 : !to.split(',').every(isMailbox)
}
