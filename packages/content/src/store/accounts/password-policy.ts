import { dictionary } from '@zxcvbn-ts/language-common'

/** Shortest and longest password of an account, in characters. */
export const passwordLength = { min: 12, max: 200 } as const

/** As it is typed on any keyboard: full-width letters are letters. */
const plain = (password: string): string => password.normalize('NFKC').toLowerCase()

/** A letter run that people lengthen with digits and signs: `Password123!` is `password`. */
const core = (password: string): string => plain(password).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

let leaked: ReadonlySet<string> | undefined

const isLeaked = (password: string): boolean => {
  leaked ??= new Set(dictionary['passwords-common'] as readonly string[])
  const whole = plain(password)
  const repeated = /^(.+?)\1+$/u.exec(whole)?.[1] ?? whole
  const stem = core(repeated)
  return [whole, repeated, stem].some((each) => leaked?.has(each)) || stem.length < 4
}

/**
 * What is wrong with a password for an account, or nothing: too short, too long, the account's own address, all digits and signs, or one of
 * almost 50,000 that were leaked, also with digits and signs around it.
 */
export const passwordProblem = (password: unknown, email: string): string | undefined => {
  if (typeof password !== 'string') return 'The password must be a text.'
  const { length } = [...password]
  if (length < passwordLength.min) return `The password must have at least ${passwordLength.min} characters.`
  if (length > passwordLength.max) return `The password may have at most ${passwordLength.max} characters.`
  const address = plain(email)
  const [name = ''] = address.split('@')
  const isAddress = address !== '' && plain(password).includes(address)
  if (isAddress || (name.length > 2 && core(password) === core(name))) return 'The password must not be your address.'
  return isLeaked(password) ? 'This password is easy to guess or was leaked elsewhere; choose several words instead.' : undefined
}
