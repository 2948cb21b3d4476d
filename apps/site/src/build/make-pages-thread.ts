import { parentPort, workerData } from 'node:worker_threads'
import { makePages } from './make-pages.ts'

parentPort?.postMessage(await makePages(workerData))
