import { HeldError } from '@bank/releases/publish/switch-pointer.ts'
import type { Outcome } from './publisher.ts'

/** What to say to somebody, and whether it is a failure. */
export type Description = { readonly text: string; readonly isFailure: boolean }

/** An outcome in words, one line for each thing that happened. */
export const describeOutcome = ({
  milliseconds,
  alerts,
  release,
  held,
  pages,
  rendered = 0,
  refused = [],
  warnings = [],
}: Outcome): Description => ({
  isFailure: refused.length > 0,
  text: [
    ...warnings.map((warning) => `Warning: ${warning}`),
    ...(alerts === undefined ? [] : [`Alerts are in force as release ${alerts}.`]),
    ...(release === undefined
      ? []
      : [
          rendered === 0
            ? `Release ${release} is in force and up to date.`
            : `Release ${release} is in force after ${milliseconds} ms; ${rendered} of ${pages} pages were rendered.`,
        ]),
    ...(held === undefined ? [] : [new HeldError(held).message]),
    ...refused,
    ...(release === undefined ? ['The pages stay as they are.'] : []),
  ].join('\n'),
})

/** What a comparison of the release in force with a whole build found. */
export const describeDifferences = (differs: readonly string[]): Description => ({
  isFailure: differs.length > 0,
  text:
    differs.length === 0
      ? 'The release in force is what a whole build makes.'
      : [
          `The release in force differs from a whole build at ${differs.length} addresses:`,
          ...differs.map((address) => `  - ${address}`),
        ].join('\n'),
})
