import { describeProblem } from '@bank/content/records/problem.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { PageProblem } from '../page-data/page-error.ts'
import { findMentions } from './find-mentions.ts'
import type { DeadLink } from './link-check.ts'
import { partNaming } from './part-naming.ts'

/** An address that leads nowhere as every field that names it; by the page that it stands on when no field does. */
const describeLink = (snapshot: Snapshot, address: string, otherwise: string): readonly string[] => {
  const mentions = findMentions(snapshot, address)
  return mentions.length > 0
    ? mentions.map((mention) =>
        describeProblem({
          ...mention,
          value: partNaming(String(mention.value), address),
          message: `${address} leads to no published page`,
        }),
      )
    : [otherwise]
}

/** Problems of pages as lines for the people who mend them: each with record, field and language where these can be found, and each once. */
export const describeProblems = (snapshot: Snapshot, problems: readonly PageProblem[], dead: readonly DeadLink[]): readonly string[] => [
  ...new Set([
    ...problems.flatMap(({ text, link }) => (link === undefined ? [text] : describeLink(snapshot, link, text))),
    ...dead.flatMap(({ address, page }) => describeLink(snapshot, address, `${address} leads nowhere (on ${page})`)),
  ]),
]
