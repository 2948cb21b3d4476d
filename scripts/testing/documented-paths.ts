/** A word that may be a path: no spaces, no signs of code; `<name>` and `*` stand for any part of a name. */
const pathLike = /^[\w@.()[\]<>*-]+(?:\/[\w@.()[\]<>*-]+)*\/?$/

/** Files that stand in the repository; others, such as JSON, are made while the site is built. */
const sourceFile = /\.(?:ts|tsx|astro|css|yaml|md)$/

/** A code span, which ends with as many backticks as it began with, in the same paragraph. */
const codeSpan = /(?<!`)(`+)(?!`)((?:(?!\n\s*\n).)+?)(?<!`)\1(?!`)/gs

/** Every word in backticks of a Markdown text, fenced code left out. Commands are taken apart, for they name files too. */
export const wordsInBackticks = (markdown: string): readonly string[] =>
  [...markdown.replace(/^```.*?^```/gms, '').matchAll(codeSpan)].flatMap(([, , code = '']) => code.trim().split(/\s+/))

const matcher = (word: string): RegExp =>
  new RegExp(`^${word.replace(/\/$/, '').replace(/<[^>]*>|\*+|[.()[\]]/g, (found) => (/^[<*]/.test(found) ? '[^/]+' : `\\${found}`))}$`)

/**
 * Paths that a document in `folder` names in backticks and that are none. `paths` are all files and folders of the repository, from its
 * root. A word counts as a path when it begins with an entry of the root or of the document's folder, and must then exist there; or
 * when it ends as our source files do, and then some file must be called that, for texts shorten what their context says.
 */
export const missingPaths = (markdown: string, folder: string, paths: readonly string[]): readonly string[] => {
  const bases = [...new Set(['', folder && `${folder}/`])]
  const known = new Set(paths)
  const exists = (word: string, base: string): boolean => {
    const wanted = matcher(base + word)
    return paths.some((path) => wanted.test(path))
  }
  return [...new Set(wordsInBackticks(markdown))].filter((word) => {
    if (!pathLike.test(word)) return false
    const [first = ''] = word.split('/')
    const roots = word.includes('/') ? bases.filter((base) => known.has(base + first)) : []
    if (roots.length > 0) return !roots.some((base) => exists(word, base))
    if (!sourceFile.test(word)) return false
    const depth = word.split('/').length
    const wanted = matcher(word)
    return !paths.some((path) => wanted.test(path.split('/').slice(-depth).join('/')))
  })
}

/** A file in backticks, and behind it in parentheses what to look for there: `` `a/b.ts` (`name`, `other`) ``. */
const namedInFile = /`([\w@./[\]-]+\.(?:ts|tsx|astro|css|yaml))`\s+\((`\w+`(?:(?:,| and)\s+`\w+`)*)\)/g

/** Names that a document says stand in a file, and that do not, as `file: name`. `read` gives the text of a file; of one that is not there, nothing. */
export const missingNames = (markdown: string, read: (path: string) => string | undefined): readonly string[] =>
  [...markdown.matchAll(namedInFile)].flatMap(([, path = '', names = '']) => {
    const text = read(path)
    const found = new Set(text?.match(/\w+/g))
    return text === undefined ? [] : [...names.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => (found.has(name) ? [] : `${path}: ${name}`))
  })
