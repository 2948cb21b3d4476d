import { bankTime } from '../spanish/bank-time.ts'
import { failureIn } from '../spanish/failure-in.ts'
import { labelIn } from '../store/labels/label-in.ts'

/** What the step that approves says of a draft that nobody had submitted. */
const notSubmitted = {
  en: 'It was approved without having been submitted.',
  es: 'Se aprobó sin que nadie lo hubiera enviado.',
} as const

/** What the step says that should have taken a record off the site at its time, before the reason. */
const notEnded = {
  en: 'It was not taken off the site at its time: ',
  es: 'No se retiró del sitio a su hora: ',
} as const

/** Programs that take steps. */
const programs = {
  schedule: { en: 'the schedule', es: 'el programa de publicación' },
  other: { en: 'a program', es: 'un programa' },
} as const

/** As they are kept: in English. */
export const kept = {
  notSubmitted: notSubmitted.en,
  notEnded: notEnded.en,
  schedule: programs.schedule.en,
  program: programs.other.en,
} as const

/** Who took a step, in a language of the admin; people are named by their address. */
export const byIn = (language: string, by: string): string => {
  const program = Object.values(programs).find(({ en }) => en === by)
  return program ? labelIn(program, language) : by
}

/** How a plan begins what it says, for mails as well: they have no clock. */
const plannedFor = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC$/m

/**
 * What was said with a step, in a language of the admin where a program said it, such as why something that was planned `failed`; of a plan its time by
 * the clock of the bank.
 */
export const commentIn = (language: string, comment: string, action?: unknown): string => {
  if (action === 'failed') return failureIn(language, comment)
  if (action === 'scheduled' || action === 'endScheduled')
    return comment.replace(plannedFor, (_, day: string, time: string) => bankTime(language, `${day}T${time}Z`))
  if (comment.startsWith(notEnded.en)) return labelIn(notEnded, language) + failureIn(language, comment.slice(notEnded.en.length))
  return comment
    .split('\n')
    .map((line) => (line === notSubmitted.en ? labelIn(notSubmitted, language) : line))
    .join('\n')
}
