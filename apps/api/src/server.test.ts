import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { makeCurrent, temporaryDataFolder, writeRelease } from './fixtures/data-folder.ts'

const started = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { ...process.env, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, exit: once(child, 'exit'), [Symbol.dispose]: () => void child.kill('SIGKILL') }
}

const addressOf = async (child: ChildProcess): Promise<string> => {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const [address] = /http:\/\/[\w.[\]:]+:\d+/.exec(line) ?? []
      if (address) return address
    }
  }
  throw new Error('The server ended before it listened')
}

it.each(['SIGTERM', 'SIGINT'] as const)('%s lets open requests end, then ends the process in order', async (signal) => {
  await using folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', { files: { '/film.mp4': Buffer.alloc(8_000_000, 'a') } })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  using server = await started({ PORT: '0', DATA_DIR: folder.dataDir })
  const address = await addressOf(server.child)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => get(`${address}/film.mp4`, resolve).on('error', reject))
  server.child.kill(signal)
  let received = 0
  for await (const chunk of answer) received += (chunk as Buffer).length
  expect(received).toBe(8_000_000)
  expect(await server.exit).toEqual([0, null])
})

it('a wrong setting ends the start with a sentence that says what to do', async () => {
  using server = await started({ PORT: 'http' })
  const said: string[] = []
  server.child.stderr?.on('data', (chunk) => said.push(String(chunk)))
  const [code] = await once(server.child, 'close')
  expect(code).toBe(1)
  expect(said.join('')).toContain('PORT must be a number from 0 to 65535')
})
