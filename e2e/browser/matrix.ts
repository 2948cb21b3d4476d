/**
 * Where a test of `pages` runs is said by its tag: without one on wide screens, `@phone` on phones, `@both` on both, `@matrix` on none.
 * The full matrix (E2E_MATRIX=1) runs all of them on both.
 */

/** Every test at both sizes and in both languages, instead of once where it can fail on its own. */
export const isFullMatrix = process.env['E2E_MATRIX'] === '1'

type Language = 'en' | 'es'

/** For a test in both languages whose layout or touch is another one on phones: English on wide screens, Spanish on phones. */
export const acrossSizes = (language: Language) => ({ tag: language === 'es' ? '@phone' : [] })

/** For a test that shows in another language, at another width or of another page what is shown already. */
export const repeated = (isRepeated: boolean) => ({ tag: isRepeated ? '@matrix' : [] })
