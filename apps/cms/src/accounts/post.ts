import { call, messageOf } from '../workflow/calls/call.ts'

/** Asks the admin's own API as whoever is signed in. Gives the answer, or the words of the refusal. */
export const post = async (
  path: string,
  body: object = {},
): Promise<{ readonly answer?: Readonly<Record<string, unknown>>; readonly refusal?: string }> => {
  try {
    return { answer: (await call<Readonly<Record<string, unknown>> | undefined>('POST', `/users/${path}`, body)) ?? {} }
  } catch (error) {
    return { refusal: messageOf(error) }
  }
}
