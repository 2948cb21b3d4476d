/** Code that decides something, and the tests that must notice when it decides otherwise. Globs from the root of the repository. */
export type Area = { readonly mutate: readonly string[]; readonly tests: readonly string[] }

const sourcesOf = (folder: string): readonly string[] => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`, `!${folder}/**/testing/**`]

export const areas = {
  rules: {
    mutate: [
      ...sourcesOf('packages/rules/src'),
      // Figures and names alone. A unit test could only repeat them; what comes of them is proven where they are used.
      '!packages/rules/src/constants.ts',
      '!packages/rules/src/page-script-constants.ts',
    ],
    tests: ['packages/rules/src/**/*.test.ts'],
  },
  forms: {
    mutate: sourcesOf('packages/forms/src'),
    tests: ['packages/forms/src/**/*.test.ts'],
  },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof areas
