import type { NamedProblem } from '@bank/publisher/named-problems.ts'
import type { Publisher } from '@bank/publisher/publisher.ts'
import type { Words } from '../language/en.ts'

type Status = ReturnType<Publisher['status']>

/** How a publish goes, in words, with all that has to be mended. */
export type PublishWords = {
  readonly line: string
  readonly isOver: boolean
  readonly isLive: boolean
  readonly problems: readonly NamedProblem[]
}

const clock = (at: number, locale: string): string => new Date(at).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' })

const nothing = { isOver: false, isLive: false, problems: [] } as const

/** What became of a publish that was asked for at `since` (milliseconds since 1970). */
export const publishWords = ({ isPublishing, stage, last }: Status, since: number, { progress, locale }: Words): PublishWords => {
  if (isPublishing && stage?.name === 'rendering') return { ...nothing, line: progress.rendering(stage.done, stage.all) }
  if (isPublishing) return { ...nothing, line: progress.checking }
  if (!last || last.at + last.milliseconds < since) return { ...nothing, line: progress.queued }
  const problems = last.problems ?? []
  const over = { isOver: true, isLive: false, problems }
  if (last.held !== undefined) return { ...over, line: progress.held(last.held) }
  if (last.release === undefined) return { ...over, line: progress.refused(problems.length) }
  return { ...over, isLive: true, line: progress.live(clock(last.at + last.milliseconds, locale)) }
}
