import type { BuiltPage } from './built-site.ts'

/**
 * How many pages of a language may open with one scene.
 *
 * @internal Its test counts up to the figure.
 */
export const pagesOfScene = 5

/** The cuts of a scene for wide and narrow screens, and those that leave room for words, are the same scene. */
const sceneOf = (picture: string): string => picture.replace(/-(?:wide|tall|open|front)$/, '')

/** Pages of locations show the country around them, and there are more of them than scenes. */
const isOfLocation = (path: string): boolean => path.includes('/locations/')

/** Scenes that open too many pages, so that a visitor could not tell these apart. Returns one line for each (D-IMG-9). */
export const repeatedScenes = (pages: readonly BuiltPage[]): readonly string[] => {
  const paths = pages.filter(({ path, facts }) => facts.language === 'en' && facts.canonical?.endsWith(path) && !isOfLocation(path))
  const byScene = Map.groupBy(paths, ({ facts }) => facts.opening && sceneOf(facts.opening))
  return [...byScene].flatMap(([scene, opened]) =>
    scene && opened.length > pagesOfScene
      ? [`the picture ${scene} opens ${opened.length} pages, ${pagesOfScene} at most: ${opened.map(({ path }) => path).join(', ')}`]
      : [],
  )
}
