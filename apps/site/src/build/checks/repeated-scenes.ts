import type { BuiltPage } from '../facts/built-site.ts'

/**
 * How many pages of a language may open with one scene.
 *
 * @internal Its test counts up to the figure.
 */
export const pagesOfScene = 5

/** The cuts of a scene for wide and narrow screens, and those that leave room for words, are the same scene. */
const sceneOf = (picture: string): string => picture.replace(/-(?:wide|tall|open|front)$/, '')

/** The address that search engines are told is the page's own: `/` stands in for a home page with another. */
const isOwnAddress = ({ path, facts: { canonical } }: BuiltPage): boolean =>
  canonical !== undefined && new URL(canonical, 'https://bank.example').pathname === path

/** How often a page shows a scene. What is cut out of a drawing lies over the rest of it. */
const timesShown = ({ facts: { shown } }: BuiltPage, scene: string): number =>
  shown.filter((picture) => sceneOf(picture) === scene && !picture.endsWith('-front')).length

/**
 * Scenes that open too many pages, so that a visitor could not tell these apart, and pages that show the scene that they open with once
 * more. Returns one line for each (D-IMG-9).
 */
export const repeatedScenes = (pages: readonly BuiltPage[]): readonly string[] => {
  const paths = pages.filter((page) => page.facts.language === 'en' && isOwnAddress(page))
  const byScene = Map.groupBy(paths, ({ facts }) => facts.opening && sceneOf(facts.opening))
  return [...byScene].flatMap(([scene, opened]) =>
    scene && opened.length > pagesOfScene
      ? [`the picture ${scene} opens ${opened.length} pages, ${pagesOfScene} at most: ${opened.map(({ path }) => path).join(', ')}`]
      : opened.flatMap((page) =>
          scene && timesShown(page, scene) > 1 ? [`${page.path} shows the picture ${scene} again, with which it opens`] : [],
        ),
  )
}
