import { parentPort, workerData } from 'node:worker_threads'
import { finishPages } from './finish-pages.ts'

parentPort?.postMessage(await finishPages(workerData))
