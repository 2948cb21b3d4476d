import type { NamedProblem } from '@bank/publisher/named-problems.ts'
import type { Publisher } from '@bank/publisher/publisher.ts'

type Status = ReturnType<Publisher['status']>

/** How a publish goes, in words, with all that has to be mended. */
export type PublishWords = {
  readonly line: string
  readonly isOver: boolean
  readonly isLive: boolean
  readonly problems: readonly NamedProblem[]
}

const clock = (at: number): string => new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

const nothing = { isOver: false, isLive: false, problems: [] } as const

/** What became of a publish that was asked for at `since` (milliseconds since 1970). */
export const publishWords = ({ isPublishing, stage, last }: Status, since: number): PublishWords => {
  if (isPublishing && stage?.name === 'rendering') return { ...nothing, line: `Rendering ${stage.done} of ${stage.all} pages…` }
  if (isPublishing) return { ...nothing, line: 'Checking the content…' }
  if (!last || last.at + last.milliseconds < since) return { ...nothing, line: 'Queued. The publisher looks ten times a second.' }
  const problems = last.problems ?? []
  const over = { isOver: true, isLive: false, problems }
  if (last.held !== undefined)
    return { ...over, line: `Release ${last.held} was put in force by hand and stays. What was published waits behind it.` }
  if (last.release === undefined)
    return {
      ...over,
      line: `Refused: ${problems.length === 1 ? 'one thing has' : `${problems.length} things have`} to be mended first. The site stays as it is.`,
    }
  return { ...over, isLive: true, line: `Live since ${clock(last.at + last.milliseconds)}.` }
}
