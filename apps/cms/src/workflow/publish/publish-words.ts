import { bankHour } from '@bank/content/spanish/bank-time.ts'
import type { NamedProblem } from '@bank/publisher/named-problems.ts'
import type { Status } from '@bank/publisher/publisher.ts'
import type { Words } from '../../language/en.ts'

/** How a publish goes, in words, with all that has to be mended. */
export type PublishWords = {
  readonly line: string
  readonly isOver: boolean
  readonly isLive: boolean
  readonly problems: readonly NamedProblem[]
}

const nothing = { isOver: false, isLive: false, problems: [] } as const

/**
 * What became of what was saved before `asked`, a time by the publisher's clock. A publish that was under way then may have read the content before, so
 * its outcome counts only where nothing was saved since.
 */
export const publishWords = (status: Status, asked: number, { progress, language }: Words): PublishWords => {
  const { isPublishing, stage, last, isCurrent } = status
  if (!last || !(isCurrent || last.at >= asked)) {
    if (isPublishing && stage?.name === 'rendering') return { ...nothing, line: progress.rendering(stage.done, stage.all) }
    return { ...nothing, line: isPublishing ? progress.checking : progress.queued }
  }
  const problems = last.problems ?? []
  const over = { isOver: true, isLive: false, problems }
  if (last.held !== undefined) return { ...over, line: progress.held }
  if (last.release === undefined) return { ...over, line: progress.refused(problems.length) }
  return { ...over, isLive: true, line: progress.live(bankHour(language, last.at + last.milliseconds)) }
}

/** What the last publish was refused for; nothing while what was published is in force, or waits behind a release that is held. */
export const refusedProblems = (status: Status | undefined): readonly NamedProblem[] => {
  const last = status?.last
  return last && last.release === undefined && last.held === undefined ? (last.problems ?? []) : []
}
