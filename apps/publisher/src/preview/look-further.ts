import { type FaultsAside, mostLooks, standInFor } from '@bank/content/export/faults-aside.ts'
import type { Preview as Shown } from '@bank/content/export/preview.ts'
import { describeProblem, type Problem } from '@bank/content/records/problem.ts'
import type { RecordName } from '@bank/site/build/shown-records.ts'
import type { Findings } from './findings.ts'

/** A draft that nothing keeps from its pages any more, and what was put aside for that. */
export type FurtherLook = { readonly shown: Shown; readonly faults: FaultsAside }

const faultsOf = ({ slug, id }: RecordName, { problems }: Shown): readonly Problem[] =>
  problems.filter(({ source, record, field }) => source === slug && record === id && field.length > 0)

/** Looks at a draft without the values that keep it from being shown; nothing where it is shown, or nothing helps. */
export const lookFurther = async (
  record: RecordName,
  shown: Shown,
  showWithout: (faults: FaultsAside) => Promise<Shown>,
  looks: FaultsAside['looks'] = [],
): Promise<FurtherLook | undefined> => {
  const found = shown.isAside(record) ? faultsOf(record, shown) : []
  if (found.length === 0 || looks.length === mostLooks) return undefined
  const faults = { record, looks: [...looks, found] }
  const without = await showWithout(faults)
  return without.isAside(record) ? lookFurther(record, without, showWithout, faults.looks) : { shown: without, faults }
}

/** The beginning of all lines about a value, up to what follows its field. */
const beginningOf = (problem: Problem): string => describeProblem({ ...problem, value: undefined, message: '' }).slice(0, -2)

/** Findings with those of a further look, as far as these are of what was written, and not of what stood in for it. */
export const withRest = (found: Findings, rest: Findings, { record, looks }: FaultsAside): Findings => {
  const standIn = standInFor(record)
  const known = new Set(found.toMend.map(({ text }) => text))
  const beginnings = looks.flat().map(beginningOf)
  const isPutAside = (line: string) => beginnings.some((beginning) => line.startsWith(`${beginning}:`) || line.startsWith(`${beginning}, `))
  const isEmptied = looks.flat().some(({ field }) => field[0] === 'blocks')
  const written = (line: string): string => line.replace(/ \(on [^()]*\)$/, (place) => (place.includes(standIn) ? '' : place))
  const isOfDraft = (line: string) => !line.includes(standIn) && !isPutAside(line) && !(isEmptied && line.includes('says nothing: '))
  const toMend = rest.toMend.map((problem) => ({ ...problem, text: written(problem.text) }))
  return {
    ...found,
    ...rest,
    toMend: [...found.toMend, ...toMend.filter(({ text }) => isOfDraft(text) && !known.has(text))],
    toLookAt: rest.toLookAt.filter((line) => isOfDraft(line)),
  }
}
