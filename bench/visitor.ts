import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { startedProcess } from '@bank/api/testing/started-process.ts'
import { pathOf, rareWord } from './generated-release.ts'

/** Where a generated release shows its edition: in a page, in an alert and in what is found. */
export const shown = { page: pathOf('en', 1), alert: '/api/alerts/alert/all/', found: `/api/search/results/?terms=${rareWord}` }

/** The API turned a call away because the machine cannot keep up. */
export class TurnedAwayError extends Error {
  override readonly name = 'TurnedAwayError'
}

/** A visitor with one connection that is kept. Throws for any answer but 200. */
export const visitor = (address: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async (path: string): Promise<string> => {
    const [answer] = await once(get(`${address}${path}`, { agent }), 'response')
    let text = ''
    for await (const chunk of answer.setEncoding('utf8')) text += chunk
    if (answer.statusCode === 503 && text.includes('The service is busy')) throw new TurnedAwayError(`${path} answered 503: ${text}`)
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
    return text
  }
}

export type Ask = ReturnType<typeof visitor>

/** The API in a process of its own, as it is started for visitors; `stall` says how long its event loop was held up since the last call. */
export const startApi = async (dataDir: string) => {
  const server = startedProcess('server.ts', {
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000',
    LEADS_DATABASE_URL: '',
    SMTP_URL: '',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'event-loop-delay.ts')}`,
  })
  server.child.setMaxListeners(0)
  let asked = 0
  const stall = async (): Promise<{ readonly ms: number; readonly cpu: number }> => {
    server.child.kill('SIGUSR2')
    asked += 1
    const said = await server.waitFor(new RegExp(`delay ${asked}: \\d+ ms, cpu \\d+ ms`))
    const [ms = 0, cpu = 0] = [...said.matchAll(/(\d+) ms/g)].map(([, number]) => Number(number))
    return { ms, cpu }
  }
  return { server, stall, address: await server.address(), [Symbol.dispose]: server[Symbol.dispose] }
}
