import { refusalIn } from '../store/refusals/refusal-words.ts'
import { problemIn } from './problem-in.ts'

/** Why something that was planned failed, in a language: a refusal, and below it what has to be mended, one a line. */
export const failureIn = (language: string, why: string): string => {
  const [refusal = '', ...problems] = why.split('\n')
  return [refusalIn(language, refusal), ...problems.map((line) => problemIn(language, line))].join('\n')
}
