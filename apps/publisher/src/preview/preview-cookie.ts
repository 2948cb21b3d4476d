import type { PublisherAddress } from '../address-file.ts'

/** The cookie with which a program of this machine sees all drafts, as a browser gets it that was opened with the publisher's secret. */
export const previewCookie = async ({ port, secret }: PublisherAddress): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/en/?secret=${secret}`, { redirect: 'manual' })
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (!cookie) throw new Error(`The publisher answered ${answer.status} and no cookie.`)
  return cookie
}
