import { readFileSync } from 'node:fs'

// Loaded before a program (`node --import`): its clock is off by as many milliseconds as the file in CLOCK_OFFSET_FILE says, whatever it
// says by then. The monotonic clock stays as it is, as when somebody sets the time of a machine.
const file = process.env['CLOCK_OFFSET_FILE'] ?? ''
const right = Date.now.bind(Date)
let offset = 0

const read = (): void => {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    offset = 0
  }
}
read()
setInterval(read, 100).unref()

const Right = Date
class OffsetDate extends Right {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [right() + offset] : given) as []))
  }
  static override now(): number {
    return right() + offset
  }
}
globalThis.Date = OffsetDate as DateConstructor
