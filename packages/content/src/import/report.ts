import { Presets, SingleBar } from 'cli-progress'

/** Tells a person how the import goes. */
export type Report = {
  readonly begin: (total: number) => void
  /** One more record is in the store. */
  readonly step: (record: string) => void
  readonly note: (message: string) => void
  readonly end: () => void
}

/** A progress bar, for a person at a terminal. */
const terminalReport = (): Report => {
  const bar = new SingleBar({ format: '  {bar} {value}/{total} {record}', clearOnComplete: true, hideCursor: true }, Presets.shades_classic)
  return {
    begin: (total) => total > 0 && bar.start(total, 0, { record: '' }),
    step: (record) => bar.increment(1, { record }),
    note: (message) => console.log(message),
    end: () => bar.stop(),
  }
}

const everyNth = 100

/** Plain lines, for a log: one every hundred records. */
export const plainReport = (write: (line: string) => void = console.log): Report => {
  let total = 0
  let done = 0
  return {
    begin: (count) => {
      total = count
      if (total > 0) write(`Importing ${total} records …`)
    },
    step: () => {
      done += 1
      if (done % everyNth === 0 || done === total) write(`  ${done} of ${total}`)
    },
    note: write,
    end: () => {},
  }
}

/** The report that suits where the output goes. */
export const reportFor = (output: { readonly isTTY?: boolean }): Report => (output.isTTY ? terminalReport() : plainReport())
