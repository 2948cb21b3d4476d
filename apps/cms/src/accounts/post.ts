/** Asks the admin's own API as whoever is signed in. Gives the answer, or the words of the refusal. */
export const post = async (
  path: string,
  body: object = {},
): Promise<{ readonly answer?: Readonly<Record<string, unknown>>; readonly refusal?: string }> => {
  const response = await fetch(`/api/users/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json().catch(() => ({}))
  return response.ok ? { answer } : { refusal: String(answer.errors?.[0]?.message ?? response.statusText) }
}
