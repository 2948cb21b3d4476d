import { chosenVersion } from './chosen-version.ts'

/** The version at that address as a document; nothing when it cannot be had, or when the visitor has gone on to another page meanwhile. */
export const fetchVersion = async (
  page: Document,
  address: string,
  fetch: (address: string) => Promise<Response>,
): Promise<Document | undefined> => {
  const response = await fetch(address).catch(() => undefined)
  const html = response?.ok ? await response.text() : undefined
  return html === undefined || chosenVersion(page) !== address ? undefined : new DOMParser().parseFromString(html, 'text/html')
}
