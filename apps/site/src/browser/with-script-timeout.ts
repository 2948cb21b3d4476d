import { scriptTimeout } from '@bank/rules/page-script-constants.ts'

/** Rejects when a script that a visitor waits for has not come in time; what it was wanted for then happens without it. */
export const withScriptTimeout = <Script>(script: Promise<Script>): Promise<Script> =>
  Promise.race([script, new Promise<never>((_, fail) => setTimeout(fail, scriptTimeout))])
