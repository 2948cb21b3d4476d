import { comparableName } from '@bank/rules/audience/audience.ts'
import type { Problem } from '../records/problem.ts'
import { namesOfAudience, ruleFields, rulesIn } from '../store/fields/audience-warning.ts'
import type { StoredDocument } from '../store/read-store.ts'
import type { AllDocuments } from './mirror/collections.ts'
import { hiddenBecause } from './visibility.ts'

/** Ids and names of the audiences that are shown, as rules are compared with them (D-AUD-2). */
const audienceNames = (all: AllDocuments): ReadonlySet<string> =>
  new Set(
    [...(all.get('audiences')?.values() ?? [])]
      .filter((audience) => hiddenBecause(audience) === undefined)
      .flatMap(({ id, content }) => namesOfAudience(id, content['name'])),
  )

/**
 * The rules of a record that name no audience that there is: a name with a mistake in it shows the record to people it is not for, or hides it from all. The
 * site shows such a record all the same (D-AUD-1); nobody approves its draft.
 */
export const unknownAudiences = ({ slug, id, content }: StoredDocument, all: AllDocuments): readonly Problem[] => {
  const known = audienceNames(all)
  return ruleFields.flatMap((field) => {
    const value = content[field]
    return rulesIn(value).flatMap(({ audience }, index): readonly Problem[] =>
      known.has(comparableName(audience))
        ? []
        : [
            {
              ...{ source: slug, record: id, field: [field], value },
              message: `has no known audience in rule ${index + 1}; write the id or the name of one, and "is" or "isNot" for the match`,
            },
          ],
    )
  })
}
