import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { repositoryRoot } from '@bank/content/store/environment/repository-root.ts'
import { readAddress } from '../address-file.ts'
import { previewCookie } from '../preview/preview-cookie.ts'

const publisherProgram = fileURLToPath(new URL('../publisher-command.ts', import.meta.url))
const serverProgram = fileURLToPath(import.meta.resolve('@bank/api/server.ts'))

/** A program of a data folder that is there for a rehearsal alone: it ends with this process, however that ends. */
const start = (program: string, environment: NodeJS.ProcessEnv) => {
  const child = fork(program, [], { cwd: repositoryRoot, env: environment, execArgv: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const exit = once(child, 'exit')
  const lines: string[] = []
  const waiting = new Set<() => void>()
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      for (const look of waiting) look()
    })
  return {
    /** Resolves to the first match in what it says. Rejects when it ends before. */
    says: (pattern: RegExp): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(lines.join('\n'))?.[0]
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        void exit.then(() => reject(new Error(`The program ended early:\n${lines.join('\n')}`)))
        look()
      }),
    close: async () => {
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** Waits until a publisher that has just been started is as ready for edits as one that runs for long: it draws a preview then. */
const warmedUp = async (dataDir: string): Promise<void> => {
  const address = await readAddress(dataDir)
  if (!address) throw new Error('The publisher of the copy has not said where it listens.')
  const { ok, status } = await fetch(`http://127.0.0.1:${address.port}/en/`, { headers: { cookie: await previewCookie(address) } })
  if (!ok) throw new Error(`The publisher of the copy answered ${status} to a preview.`)
}

/** A publisher and a server of a data folder, as they run for the real one. Sends no mail and listens on this machine only. */
export const rehearsalSite = async (dataDir: string, environment: NodeJS.ProcessEnv) => {
  const own = {
    LEADS_DATABASE_URL: '',
    SMTP_URL: '',
    MAIL_WORKER: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLISHER_PORT: '0',
    LOG_LEVEL: 'info',
  }
  const settings = { ...environment, ...own, DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000' }
  const publisher = start(publisherProgram, settings)
  const close = () => publisher.close()
  try {
    const published = await publisher.says(/Release .* is in force|The pages stay as they are\./)
    if (!published.startsWith('Release')) throw new Error('The copy could not be published: publish the site itself to see why.')
    const server = start(serverProgram, settings)
    const address = await server.says(/http:\/\/[\w.[\]:]+:\d+/)
    await warmedUp(dataDir)
    return {
      text: async (path: string): Promise<string> => (await fetch(`${address}${path}`)).text(),
      close: async () => void (await Promise.all([publisher.close(), server.close()])),
    }
  } catch (error) {
    await close()
    throw error
  }
}

export type RehearsalSite = Awaited<ReturnType<typeof rehearsalSite>>
