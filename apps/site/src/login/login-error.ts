export type LoginError = 'required' | 'too-long'

/**
 * What is wrong with the value of a field of the login form: it is empty, or longer than `max` characters (LOGIN-20, LOGIN-21,
 * D-LOGIN-2).
 */
export const loginError = (value: string, max: number): LoginError | undefined => {
  if (value.trim() === '') return 'required'
  return value.length > max ? 'too-long' : undefined
}
