import { notFoundPage } from '@bank/rules/pages/look-up-page.ts'
import type { Problem } from '../records/problem.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Menus without which visitors find no way from any page, and what each is. */
const menus = {
  primary: 'is the menu at the top of every page, so it stays on the site; change what is in it',
  footer: 'is the menu at the foot of every page, so it stays on the site; change what is in it',
} as const

const isNamed = (id: string): id is keyof typeof menus => Object.hasOwn(menus, id)

/** Whether a record is one of the menus around all pages, which no other record can replace. */
export const isMenuOfAllPages = ({ slug, id }: { readonly slug: string; readonly id: string }): boolean => slug === 'menus' && isNamed(id)

/** What every visitor may need and a change takes away, as problems of the records that were it: the menus around all pages, and the page for what is not there. */
export const missedEverywhere = (before: Pick<Snapshot, 'records'>, after: Pick<Snapshot, 'records'>): readonly Problem[] => {
  const left = new Set(after.records.menus.map(({ id }) => id))
  const hasNotFound = after.records.pages.some(({ uri }) => uri === notFoundPage)
  return [
    ...before.records.menus.flatMap(({ id }): readonly Problem[] =>
      isNamed(id) && !left.has(id) ? [{ source: 'menus', record: id, field: [], value: undefined, message: menus[id] }] : [],
    ),
    ...before.records.pages
      .filter(({ uri }) => uri === notFoundPage && !hasNotFound)
      .map(({ id, uri }) => ({
        ...{ source: 'pages', record: id, field: ['uri'], value: uri },
        message: 'is where visitors read that there is no such page, so a page stays at this address',
      })),
  ]
}
