import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { compressFile } from './compress.ts'

const { siteDir, addresses, cacheDir }: { siteDir: string; addresses: readonly string[]; cacheDir: string } = workerData

for (const address of addresses) compressFile(join(siteDir, address), readFileSync(join(siteDir, address)), cacheDir)
parentPort?.postMessage(addresses.length)
