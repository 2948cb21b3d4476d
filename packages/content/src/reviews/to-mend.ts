import type { RecordName } from './newest-version.ts'

/** Something that publishing would refuse, and the record to mend where it is known. `isCaused`: the record that was looked at brings it about elsewhere. */
export type ToMend = { readonly text: string; readonly slug?: string; readonly id?: string; readonly isCaused?: true }

/**
 * Of all that publishing would refuse, what a record itself is to blame for: what is wrong with it, and with others for nothing but its draft, such as
 * links to the address that it leaves. The settings have no other id than their slug.
 */
export const toMendOf = ({ slug, id }: RecordName, toMend: readonly ToMend[]): readonly ToMend[] =>
  toMend.filter((problem) => problem.isCaused || (problem.slug === slug && (problem.id ?? problem.slug) === id))
