import '../addresses/refuse-unreadable.ts'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerSettings } from './waiting-server.ts'

/**
 * Serves the built admin the way the server does that Next writes for `output: 'standalone'`: with the settings of the build, so that none are compiled and
 * checked at a start. They are asked of who started it by a message, and what needs none of them is loaded meanwhile.
 */
const given = once(process, 'message')
// Nobody is left to end it.
process.once('disconnect', () => process.exit(1))
const app = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)
require('next')
const { startServer } = require('next/dist/server/lib/start-server')
require('next/dist/server/next-server')

const [{ environment, port }] = (await given) as [ServerSettings]
const { config } = JSON.parse(readFileSync(join(app, '.next/required-server-files.json'), 'utf8'))
Object.assign(process.env, environment, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) })
await startServer({ dir: app, isDev: false, config, hostname: '127.0.0.1', port, allowRetry: false })
