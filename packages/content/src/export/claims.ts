import type { Problem } from '../records/problem.ts'
import type { RecordName } from '../reviews/newest-version.ts'
import type { StoredDocument } from '../store/read-store.ts'
import { takenAddresses } from './check-addresses.ts'
import { addressIn } from './left-addresses.ts'
import { birthOf } from './mirror/stamps.ts'
import type { MirrorState } from './mirror/state.ts'
import { hiddenBecause } from './visibility.ts'

/** After every time, whose digits come before letters in every order: a record that was never saved. */
const unsaved = 'never'

/** Whether a draft keeps the address which its record has on the site. */
const isKept = (draft: StoredDocument, { documents }: MirrorState): boolean => {
  const published = documents.get(draft.slug)?.get(draft.id)
  // What was never saved stands for its record, too.
  if (published === undefined || published === draft) return false
  return hiddenBecause(published) === undefined && addressIn(published) === addressIn(draft)
}

/** Drafts that keep the address which their record has on the site, then the others, in either case by when the record was made. */
export const inOrderOfClaims = (drafts: readonly StoredDocument[], state: MirrorState): readonly StoredDocument[] => {
  const claim = (draft: StoredDocument): string => {
    const stamp = state.mirrored.records.get(draft.slug)?.stamps.get(draft.id)
    return `${isKept(draft, state) ? 0 : 1} ${stamp === undefined ? unsaved : birthOf(stamp)}`
  }
  const claims = new Map(drafts.map((draft) => [draft, claim(draft)]))
  return drafts.toSorted((one, other) => (claims.get(one) ?? '').localeCompare(claims.get(other) ?? ''))
}

/** What the draft of a record wants of addresses that drafts of older records want as well, and none has on the site yet: of two, the older one is shown. */
export const wantedByOlder = (state: MirrorState, { slug, id }: RecordName): readonly Problem[] => {
  const own = state.drafts.get(slug)?.get(id)
  if (!own || hiddenBecause(own) !== undefined || isKept(own, state)) return []
  const drafts = [...state.drafts.values()].flatMap((records) => [...records.values()])
  const moving = drafts.filter((draft) => hiddenBecause(draft) === undefined && !isKept(draft, state))
  return takenAddresses(inOrderOfClaims(moving, state)).flatMap(({ document, field, by }) =>
    document === own
      ? [
          {
            ...{ source: slug, record: id, field: [field], value: own.content[field] },
            message: `is wanted by ${by.slug} ${by.id}, too, whose draft comes first; choose another, or change it there`,
          },
        ]
      : [],
  )
}
