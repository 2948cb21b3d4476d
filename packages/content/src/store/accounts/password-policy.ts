import { isGuessable } from './guessable.ts'
import { isOfKnownWords } from './own-words.ts'

/** Shortest and longest password of an account, in characters. */
export const passwordLength = { min: 12, max: 200 } as const

/** What a password must not be made of: the addresses that its account has or is to have, and the names of the bank. */
export type KnownNames = { readonly emails: readonly string[]; readonly bank: readonly string[] }

/** What is wrong with a password, in both languages of the admin. */
export type PasswordProblem = { readonly en: string; readonly es: string }

const noText: PasswordProblem = { en: 'The password must be a text.', es: 'La contraseña debe ser un texto.' }

const short: PasswordProblem = {
  en: `The password must have at least ${passwordLength.min} characters.`,
  es: `La contraseña debe tener al menos ${passwordLength.min} caracteres.`,
}

const long: PasswordProblem = {
  en: `The password may have at most ${passwordLength.max} characters.`,
  es: `La contraseña puede tener como máximo ${passwordLength.max} caracteres.`,
}

const address: PasswordProblem = { en: 'The password must not be your address.', es: 'La contraseña no debe ser su dirección.' }

const ownName: PasswordProblem = {
  en: 'The password must not be the name before the @ of your address, with digits or signs around it either.',
  es: 'La contraseña no debe ser el nombre delante de la @ de su dirección, tampoco con cifras o signos alrededor.',
}

const guessable: PasswordProblem = {
  en: 'This password is easy to guess or was leaked elsewhere; choose several words instead, other than names of yours or of the bank.',
  es: 'Esta contraseña es fácil de adivinar o se filtró en otro lugar; elija varias palabras que no sean nombres suyos ni del banco.',
}

/** As it is typed on any keyboard: full-width letters are letters. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** What stands between the digits and signs around it. */
const core = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const isNameOf = (password: string, email: string): boolean => {
  const [name = ''] = email.split('@')
  return name.length > 2 && core(password) === core(name)
}

/** A name as a whole, without what parts its words, and each of these words; the last part of a host says nothing. */
const wordsOf = (name: string): readonly string[] => {
  const words = name.replace(/\.\p{L}+$/u, '').split(/[^\p{L}]+/u)
  return [words.join(''), ...words].filter((word) => word.length > 2)
}

/** What an address says of its person, and its host: the last part of `zoe.thibodeaux` is a name. */
const partsOf = (email: string): readonly string[] => {
  const [own = '', host = ''] = email.split('@')
  return [own.replaceAll('.', ' '), host]
}

const without = (password: string, names: readonly string[]): string =>
  names.toSorted((one, other) => other.length - one.length).reduce((rest, name) => rest.replaceAll(name, ''), password)

/**
 * What is wrong with a password for an account, or nothing: too short, too long, the account's own address, all digits, signs, known names and common words,
 * or easy to guess for whoever knows leaked passwords, words and names of both languages, the person's address and the bank's names.
 */
export const passwordProblem = async (given: unknown, { emails, bank }: KnownNames): Promise<PasswordProblem | undefined> => {
  if (typeof given !== 'string') return noText
  const { length } = [...given]
  if (length < passwordLength.min) return short
  if (length > passwordLength.max) return long
  const [password, addresses] = [plain(given), emails.map(plain)]
  if (addresses.some((email) => email !== '' && password.includes(email))) return address
  if (addresses.some((email) => isNameOf(password, email))) return ownName
  const names = [...addresses.flatMap(partsOf), ...bank.map(plain)].flatMap(wordsOf)
  const isOfNames = core(without(password, names)).length < 4 || isOfKnownWords(password, names)
  return isOfNames || (await isGuessable(password, names)) ? guessable : undefined
}
