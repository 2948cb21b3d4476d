import { type ChildProcess, spawn } from 'node:child_process'
import { repository } from './bench-data.ts'

/** The site of a data folder in a process of its own, once it answers. */
export const serveSite = async (dataDir: string, port: number): Promise<ChildProcess> => {
  const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '100000' },
    stdio: 'ignore',
  })
  for (let tries = 0; tries < 600; tries += 1) {
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return server
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill()
  throw new Error('The server did not become ready')
}
