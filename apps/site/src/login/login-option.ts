import { storage } from '../browser/storage.ts'

/** The choices that show a form of ours and are remembered (LOGIN-05, LOGIN-06, LOGIN-16). */
export type LoginOption = 'personal-business' | 'treasury'

/** Storage key of the remembered choice (D-LOGIN-4). */
const key = 'loginOption'

/** The remembered choice; anything else that is stored under its name counts as none (LOGIN-17, D-LOGIN-4). */
export const storedLoginOption = (): LoginOption | undefined => {
  const value = storage.get(key)
  return value === 'personal-business' || value === 'treasury' ? value : undefined
}

/** Remembers the choice for the next visit (LOGIN-16, STORE-04). */
export const storeLoginOption = (option: LoginOption): void => storage.set(key, option)
