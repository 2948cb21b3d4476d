import { refusalIn } from '../store/refusals/refusal-words.ts'
import { bankTime } from './bank-time.ts'
import { problemIn } from './problem-in.ts'

/** A time as it is kept. */
const isoTime = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/

/** Why something that was planned failed, in a language: a refusal, and below it what has to be mended, one a line. */
export const failureIn = (language: string, why: string): string => {
  const [refusal = '', ...problems] = why.split('\n')
  const said = refusalIn(language, refusal).replace(isoTime, (at) => bankTime(language, at))
  return [said, ...problems.map((line) => problemIn(language, line))].join('\n')
}
