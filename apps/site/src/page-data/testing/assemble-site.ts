import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { siteAssembler } from '../assemble.ts'
import type { PageData } from '../page-data.ts'
import { refuseProblems } from '../page-error.ts'
import type { AssembleOptions } from '../site-parts.ts'

/** Every page of the site as data, in content order. Throws a `PageError` for the first that would be refused. */
export const assembleSite = (snapshot: Snapshot, options: AssembleOptions): readonly PageData[] => {
  const { places, assemble } = siteAssembler(snapshot, options)
  return places.map((place) => {
    const { page, problems } = assemble(place)
    refuseProblems(problems)
    return page
  })
}
