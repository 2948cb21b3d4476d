import { scriptTimeout } from '@bank/rules/page-script-constants.ts'

/** Rejects when what a visitor waits for, a script if nothing else is said, has not come in time; what it was wanted for then happens without it. */
export const withTimeout = <Awaited>(awaited: Promise<Awaited>, timeout = scriptTimeout): Promise<Awaited> =>
  Promise.race([awaited, new Promise<never>((_, fail) => setTimeout(fail, timeout, 'TimeoutError'))])
