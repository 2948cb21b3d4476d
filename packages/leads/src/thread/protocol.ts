import type { LeadsLog } from '../leads.ts'
import type { OperationName } from '../operations.ts'

/** What the thread gets at its start. */
export type LeadsThreadData = { readonly file: string }

/** From the opener to the thread, which gets an array of them. `close` comes last. */
export type Request =
  | {
      readonly kind: 'operation'
      readonly id: number
      readonly name: OperationName
      readonly args: readonly unknown[]
      /** On `monotonicNow`. */
      readonly deadline: number
    }
  | { readonly kind: 'close' }

/** An error without its class, which no message can carry. */
export type PlainError = { readonly name: string; readonly message: string; readonly code?: unknown; readonly errcode?: unknown }

/** From the thread to its opener, which gets an array of them. */
export type Response =
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly error: PlainError }
  | { readonly kind: 'log'; readonly level: keyof LeadsLog; readonly context: object; readonly message: string }

/** Milliseconds on a clock that all threads share and nobody sets back. */
export const monotonicNow = (): number => Number(process.hrtime.bigint() / 1000n) / 1000

export const toPlainError = (error: unknown): PlainError => {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const { code, errcode } = { code: undefined, errcode: undefined, ...(error instanceof Error ? error : {}) }
  return { name, message, code, errcode }
}

/** The error as its opener may have thrown it: same name, message and codes. */
export const fromPlainError = ({ name, message, code, errcode }: PlainError): Error =>
  Object.assign(new Error(message), { name }, code === undefined ? {} : { code }, errcode === undefined ? {} : { errcode })
