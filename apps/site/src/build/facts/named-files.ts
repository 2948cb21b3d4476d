import { onceForEach } from '@bank/model/once-for-each.ts'
import type { PageFacts } from './page-facts.ts'

/** Addresses of a page's scripts and styles, `/_astro/…`, and of its pictures. */
export type NamedFiles = { readonly assets: readonly string[]; readonly pictures: readonly string[] }

const assetsOf = onceForEach(({ addresses }: PageFacts): readonly string[] => addresses.filter((address) => address.startsWith('/_astro/')))

/** The files that pages name and that come from no folder, each once. A page is looked through once. */
export const filesNamedByPages = (pages: readonly { readonly facts: PageFacts }[]): NamedFiles => {
  const assets = new Set<string>()
  const pictures = new Set<string>()
  for (const { facts } of pages) {
    for (const address of assetsOf(facts)) assets.add(address)
    for (const address of facts.pictures) pictures.add(address)
  }
  return { assets: [...assets], pictures: [...pictures] }
}
