/** The packages and apps that the paragraph "Imports:" of a README names, sorted. Throws for a text without one. */
export const documentedImports = (markdown: string, packages: ReadonlySet<string>): readonly string[] => {
  const [paragraph] = /^Imports: .*?\.(?=\s)/ms.exec(markdown) ?? []
  if (!paragraph) throw new Error('There is no paragraph that begins with "Imports: "')
  const names = [...paragraph.matchAll(/`([\w-]+)`/g)].flatMap(([, name]) => name ?? [])
  return [...new Set(names.filter((name) => packages.has(name)))].sort()
}

/** The parts of `biome.json` that are read here. */
export type BiomeConfig = {
  readonly overrides: readonly {
    readonly includes: readonly string[]
    readonly linter: {
      readonly rules: {
        readonly style?: {
          readonly noRestrictedImports?:
            | 'off'
            | { readonly options: { readonly patterns: readonly { readonly group: readonly string[] }[] } }
        }
      }
    }
  }[]
}

/** The packages and apps that the linter lets a folder import, or a folder of which, sorted; nothing when it refuses none. */
export const allowedImports = ({ overrides }: BiomeConfig, folder: string): readonly string[] | undefined => {
  const rules = overrides.filter(({ includes }) => includes.includes(`${folder}/**`)).map(({ linter }) => linter.rules)
  const restriction = rules.map(({ style }) => style?.noRestrictedImports).findLast((rule) => rule !== undefined)
  const groups = typeof restriction === 'object' ? restriction.options.patterns.map(({ group }) => group) : []
  const positive = groups.find(([first]) => first === '@bank/*/**')
  return positive?.flatMap((pattern) => /^!@bank\/([\w-]+)\/(?:[\w-]+\/)?\*\*$/.exec(pattern)?.[1] ?? []).sort()
}
