import { randomUUID } from 'node:crypto'
import type { ApiProcess } from './api-process.ts'
import { until } from './until.ts'

/** What was sent, and what was answered. Each message holds a marker that no other has. */
export type Posted = {
  readonly markers: Set<string>
  /** Reference that was answered with 200, by marker. */
  readonly answered: Map<string, string>
  /** Answers that differ from the first one to the same key. */
  readonly contradictions: string[]
  /** Requests, failed ones included. */
  requests: number
}

export const nothingPosted = (): Posted => ({ markers: new Set(), answered: new Map(), contradictions: [], requests: 0 })

/** Milliseconds after which a visitor's browser would give up. */
const patience = 15_000

/** Letters alone: digits would be masked in the mail. */
export const newMarker = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

/** Status of an answer, none when none came in time; the reference of a message that was taken. */
export type PostAnswer = { readonly status: number | undefined; readonly reference?: string }

/** Posts a message that holds `marker` once. Never rejects. */
export const sendMessage = async (address: string, marker: string, key: string | undefined): Promise<PostAnswer> => {
  try {
    const answer = await fetch(`${address}/api/contact/mail/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
      body: JSON.stringify({
        fullName: 'Renee Landry',
        email: 'renee@example.com',
        message: marker,
        env: 'SUPPORT_FORM',
        recaptcha: randomUUID(),
      }),
      signal: AbortSignal.timeout(patience),
    })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return { status: answer.status }
    }
    const { data } = (await answer.json()) as { data: { reference: string } }
    return { status: 200, reference: data.reference }
  } catch {
    return { status: undefined }
  }
}

/**
 * Posts one message until it is answered with 200, as a visitor does. Two of three send a key, so that all their tries are one
 * message; without a key each try is a message of its own, which may have been stored although no answer came. Some answered
 * ones are sent once more, as by a double click.
 */
export const postMessage = async (processes: readonly ApiProcess[], posted: Posted, random: () => number): Promise<void> => {
  const key = random() < 2 / 3 ? randomUUID() : undefined
  let marker = newMarker()
  let repeats = key !== undefined && random() < 0.1 ? 1 : 0
  for (;;) {
    const offset = Math.floor(random() * processes.length)
    const address = await until(() =>
      processes.map((_, index) => processes[(index + offset) % processes.length]?.address()).find((found) => found),
    )
    posted.markers.add(marker)
    posted.requests += 1
    const { reference } = await sendMessage(address, marker, key)
    if (reference !== undefined) {
      const first = posted.answered.get(marker)
      if (first !== undefined && first !== reference)
        posted.contradictions.push(`${marker} was answered with ${first}, then with ${reference}`)
      posted.answered.set(marker, first ?? reference)
      if (repeats === 0) return
      repeats -= 1
    } else if (key === undefined) marker = newMarker()
  }
}
