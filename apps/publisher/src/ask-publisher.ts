import { readAddress } from './address-file.ts'
import type { Outcome } from './publisher.ts'

const ask = async (dataDir: string, path: string): Promise<unknown> => {
  const address = await readAddress(dataDir)
  if (!address) return undefined
  const url = `http://127.0.0.1:${address.port}${path}`
  const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${address.secret}` } }).catch((error: unknown) => {
    // It ended without saying so.
    if (error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ECONNREFUSED')
      return undefined
    throw error
  })
  // Another program listens there by now.
  if (!response || response.status === 403 || response.status === 404) return undefined
  if (!response.ok) throw new Error(`The publisher failed: ${await response.text()}`)
  return response.json()
}

/** Lets the running publisher of a data folder publish what the store holds; nothing when none is running. */
export const askToPublish = async (dataDir: string): Promise<Outcome | undefined> => (await ask(dataDir, '/publish')) as Outcome | undefined

/** Lets the running publisher compare the release in force with a whole build; nothing when none is running. */
export const askToVerify = async (dataDir: string): Promise<readonly string[] | undefined> =>
  ((await ask(dataDir, '/verify')) as { differs: readonly string[] } | undefined)?.differs
