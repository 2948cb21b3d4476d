/** A change of the code that no test noticed: what stood there and what took its place. */
export type Survivor = { readonly file: string; readonly original: string; readonly replacement: string }

export type Position = { readonly line: number; readonly column: number }

/** The text between two positions, which count from 1. */
export const textBetween = (source: string, start: Position, end: Position): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === lines.length - 1 ? end.column - 1 : undefined))
    .join('\n')
}

const mostShown = 90

const shown = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > mostShown ? `${line.slice(0, mostShown - 20)} … ${line.slice(-17)}` : line
}

/**
 * How `docs/mutants.md` names a survivor; its reason follows after a colon.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const nameOf = ({ file, original, replacement }: Survivor): string =>
  `- \`${file}\` \`\` ${shown(original)} \`\` → \`\` ${shown(replacement)} \`\``

/** Names of the survivors that a document explains. One that two places of a file have is explained twice. */
export const explainedIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^(- `[^`]+` `` .* `` → `` .* ``): \S/gm)].flatMap(([, name]) => name ?? [])

/** The file that a name begins with. */
export const fileOf = (name: string): string => name.split('`')[1] ?? ''

const without = (names: readonly string[], taken: readonly string[]): readonly string[] => {
  const left = [...taken]
  return names.filter((name) => {
    const index = left.indexOf(name)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

export type Comparison = {
  /** Survivors that nobody explained. */
  readonly unexplained: readonly string[]
  /** Explanations of what is noticed, or no longer there. */
  readonly outdated: readonly string[]
}

/** Compares the survivors of the files that were mutated with what is explained of these files. */
export const compare = (survivors: readonly Survivor[], explained: readonly string[], files: ReadonlySet<string>): Comparison => {
  const names = survivors.map(nameOf)
  const ofThese = explained.filter((name) => files.has(fileOf(name)))
  return { unexplained: without(names, ofThese), outdated: without(ofThese, names) }
}
