import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { contentType } from '@bank/rules/serving/content-types.ts'
import { dataDir } from './served-site.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** Writes the served release into a folder as `npm run releases -- write` does; what the folder holds is returned as a host that only knows files. */
export const fileHost = async (folder: string) => {
  await promisify(execFile)(process.execPath, ['packages/releases/src/releases-command.ts', 'write', folder], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    readFile(join(folder, decodeURIComponent(path))).then(
      (bytes) => response.writeHead(200, { 'content-type': contentType(path) }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    redirects: await readFile(join(folder, '_redirects'), 'utf8'),
    close: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
