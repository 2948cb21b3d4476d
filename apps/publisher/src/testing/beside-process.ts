import { publisherBeside } from '../publisher-beside.ts'

/** A process with a publisher beside it, which ends on SIGTERM. */
const { stop } = publisherBeside(process.env)
const alive = setInterval(() => {}, 60_000)
process.once('SIGTERM', () => stop().finally(() => clearInterval(alive)))
