import type { OpenStates } from '@bank/blocks/details/place/place-branches.ts'
import { nextChangeOf, openSentence } from '@bank/finder/results/open-sentence.ts'
import type { BranchPart } from '@bank/rules/hours/branch.ts'
import { localTime } from '@bank/rules/hours/calendar-date.ts'
import { followChanges } from './follow-changes.ts'
import { pastHolidaysLast } from './past-holidays-last.ts'

/**
 * What a page of places or of holidays says of now: of each location whether it is open, by its own clocks, anew when that changes (LOC-26, D-LOC-6); and which
 * holidays are to come.
 */
export default (page: Document, signal: AbortSignal): void => {
  pastHolidaysLast(page, new Date())
  const root = page.querySelector<HTMLElement>('[data-open-states]')
  if (!root) return
  const told: OpenStates = JSON.parse(root.dataset['openStates'] ?? '')
  const branches = told.branches.map((branch) => ({ ...branch, dated: branch.dated.flatMap((index) => told.dated[index] ?? []) }))
  let changes: number | undefined

  const show = (): void => {
    const now = new Date()
    for (const line of root.querySelectorAll<HTMLElement>('[data-open-branch]')) {
      const { openBranch, openParts = '' } = line.dataset
      const branch = branches[Number(openBranch)]
      const open = branch && openSentence(branch, openParts.split(' ') as BranchPart[], now, told)
      line.textContent = open?.text ?? ''
      line.classList.toggle('place-is-open', open?.isOpen ?? false)
      const first = line.parentElement?.querySelector<HTMLElement>('[data-first-day]')
      if (first && branch?.firstDay) first.hidden = branch.firstDay <= localTime(now, branch.timeZone).date
    }
    changes = nextChangeOf(branches, now)
  }

  show()
  const look = followChanges(
    () => changes,
    () => {
      show()
      look()
    },
    signal,
  )
}
