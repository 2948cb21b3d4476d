import type { RecordName } from './newest-version.ts'

/** Something that publishing would refuse, and the record to mend where it is known. */
export type ToMend = { readonly text: string; readonly slug?: string; readonly id?: string }

/** Of all that publishing would refuse, what a record itself is to blame for; the settings have no other id than their slug. */
export const toMendOf = ({ slug, id }: RecordName, toMend: readonly ToMend[]): readonly ToMend[] =>
  toMend.filter((problem) => problem.slug === slug && (problem.id ?? problem.slug) === id)
