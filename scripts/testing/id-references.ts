import { areaOf, listedIds } from '../requirements/requirement-ids.ts'

/** Where an id is named: `line` counts from 1. */
export type IdReference = { readonly id: string; readonly file: string; readonly line: number }

export type ReferenceReport = {
  /** References to ids that the list does not define, in the order of the files. */
  readonly undefinedIds: readonly IdReference[]
  /** Decisions of the list that no file names. */
  readonly unusedDecisions: readonly string[]
}

/** Ids of the decisions in `docs/requirements.md`, in its order: the first cell of every row that begins with `D-`. */
export const decisionIds = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^\| (D-[A-Z]+-\d+) \|/gm)].flatMap((match) => match[1] ?? [])

/** Everything in a file that has the form of a decision's id, or of a requirement's. */
const referencesIn = (file: string, source: string): readonly IdReference[] =>
  source
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(/(?<![\w-])(?:D-)?[A-Z]+-\d+(?!\w)/g)].map(([id]) => ({ id, file, line: index + 1 })))

/**
 * Compares the ids that files name with those that the list defines. `files` maps a file's name to its text; the list may be one of
 * them. Every `D-…` is a decision; other capitals with a number count only in an area of the list, so that UTF-16 is left alone.
 */
export const checkIdReferences = (markdown: string, files: ReadonlyMap<string, string>): ReferenceReport => {
  const [requirements, decisions] = [listedIds(markdown), decisionIds(markdown)]
  const defined = new Set([...requirements, ...decisions])
  const areas = new Set(requirements.map(areaOf))
  const references = [...files].flatMap(([file, source]) => referencesIn(file, source))
  const named = new Set([...files].flatMap(([file, source]) => (source === markdown ? [] : referencesIn(file, source))).map(({ id }) => id))
  return {
    undefinedIds: references.filter(({ id }) => !defined.has(id) && (id.startsWith('D-') || areas.has(areaOf(id)))),
    unusedDecisions: decisions.filter((id) => !named.has(id)),
  }
}
