import { type FaultsAside, mostLooks, standInFor } from '@bank/content/export/faults-aside.ts'
import type { Preview as Shown } from '@bank/content/export/preview.ts'
import { describeProblem, type Problem } from '@bank/content/records/problem.ts'
import type { RecordName } from '@bank/site/build/preview/shown-records.ts'
import type { Findings } from './findings.ts'

/** A draft that nothing keeps from its pages any more, and what was put aside for that. */
type FurtherLook = { readonly shown: Shown; readonly faults: FaultsAside }

const faultsOf = ({ slug, id }: RecordName, { problems }: Shown): readonly Problem[] =>
  problems.filter(({ source, record, field }) => source === slug && record === id && field.length > 0)

/** Looks at a draft without the values that keep it from being shown; nothing where it is shown, or nothing helps. */
const lookFurtherAt = async (
  record: RecordName,
  shown: Shown,
  showWithout: (faults: FaultsAside) => Promise<Shown>,
  looks: FaultsAside['looks'] = [],
): Promise<FurtherLook | undefined> => {
  const found = shown.isAside(record) ? faultsOf(record, shown) : []
  if (found.length === 0 || looks.length === mostLooks) return undefined
  const faults = { record, looks: [...looks, found] }
  const without = await showWithout(faults)
  return without.isAside(record) ? lookFurtherAt(record, without, showWithout, faults.looks) : { shown: without, faults }
}

/** Drafts that nothing keeps from their pages any more, with what was put aside of each. */
type FurtherLooks = { readonly shown: Shown; readonly faults: readonly FaultsAside[] }

/** Looks at several drafts without the values that keep them from being shown, one after the other: what others need first. */
export const lookFurther = async (
  records: readonly RecordName[],
  shown: Shown,
  showWithout: (faults: readonly FaultsAside[]) => Promise<Shown>,
): Promise<FurtherLooks> => {
  let looks: FurtherLooks = { shown, faults: [] }
  for (const record of records) {
    const { faults } = looks
    const next = await lookFurtherAt(record, looks.shown, (own) => showWithout([...faults, own]))
    if (next) looks = { shown: next.shown, faults: [...faults, next.faults] }
  }
  return looks
}

/** The beginning of all lines about a value, up to what follows its field. */
const beginningOf = (problem: Problem): string => describeProblem({ ...problem, value: undefined, message: '' }).slice(0, -2)

/** Findings of a further look, as far as they are of what was written, and not of what stood in for it. */
const ofWritten = (rest: Findings, { record, looks }: FaultsAside): Findings => {
  const standIn = standInFor(record)
  const beginnings = looks.flat().map(beginningOf)
  const isPutAside = (line: string) => beginnings.some((beginning) => line.startsWith(`${beginning}:`) || line.startsWith(`${beginning}, `))
  const isEmptied = looks.flat().some(({ field }) => field[0] === 'blocks')
  const written = (line: string): string => line.replace(/ \(on [^()]*\)$/, (place) => (place.includes(standIn) ? '' : place))
  const isOfDraft = (line: string) => !line.includes(standIn) && !isPutAside(line) && !(isEmptied && line.includes('says nothing: '))
  const toMend = rest.toMend.map((problem) => ({ ...problem, text: written(problem.text) }))
  return { ...rest, toMend: toMend.filter(({ text }) => isOfDraft(text)), toLookAt: rest.toLookAt.filter(isOfDraft) }
}

/** Findings with those of a further look, each once. */
export const withRest = (found: Findings, further: Findings, faults: readonly FaultsAside[]): Findings => {
  const rest = faults.reduce(ofWritten, further)
  const known = new Set(found.toMend.map(({ text }) => text))
  return { ...found, ...rest, toMend: [...found.toMend, ...rest.toMend.filter(({ text }) => !known.has(text))] }
}
