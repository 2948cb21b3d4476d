import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { missingNames, missingPaths } from './documented-paths.ts'

const paths = [
  'README.md',
  'packages',
  'packages/ui',
  'packages/ui/src',
  'packages/ui/src/Link.tsx',
  'docs',
  'apps',
  'apps/[...file].astro',
]

describe('a document', () => {
  it.each([
    ['packages/ui/src/Link.tsx'],
    ['packages/ui/'],
    ['packages/<name>/src/*.tsx'],
    ['apps/[...file].astro'],
    ['src/Link.tsx'],
    ['Link.tsx'],
    ['npx vitest packages/ui'],
  ])('may name %s', (code) => {
    expect(missingPaths(`See \`${code}\`.`, '', paths)).toEqual([])
  })

  it.each([
    ['packages/ui/src/Gone.tsx', 'packages/ui/src/Gone.tsx'],
    ['packages/blocks', 'packages/blocks'],
    ['packages/<name>/*.css', 'packages/<name>/*.css'],
    ['src/Gone.tsx', 'src/Gone.tsx'],
    ['Gone.tsx', 'Gone.tsx'],
    ['node packages/gone-command.ts', 'packages/gone-command.ts'],
  ])('may not name %s', (code, missing) => {
    expect(missingPaths(`See \`${code}\`.`, '', paths)).toEqual([missing])
  })

  it('may not name a missing path in double backticks, nor after them', () => {
    const markdown = '- `README.md` `` a `` → `` packages/gone ``: a reason.\n- `packages/lost` `` `b` `` → `` src/Gone.tsx ``: another.\n'
    expect(missingPaths(markdown, '', paths)).toEqual(['packages/gone', 'packages/lost', 'src/Gone.tsx'])
  })

  it('of a package names paths from its own folder on', () => {
    expect(missingPaths('`src/Link.tsx` and `src/Gone`', 'packages/ui', paths)).toEqual(['src/Gone'])
  })

  it.each(['blog/post', '/search/', 'content.json', 'releases/current', 'npm run dev', '{id}-es'])(
    'may name %s, which is no path',
    (code) => {
      expect(missingPaths(`\`${code}\``, '', paths)).toEqual([])
    },
  )

  it('is not asked about what stands in fences', () => {
    expect(missingPaths('```\n`packages/gone`\n```\n', '', paths)).toEqual([])
  })
})

describe('a name behind a file', () => {
  const read = (path: string) => (path === 'ui/link.ts' ? 'export const openLink = 1\n' : undefined)

  it.each([
    ['stands there', '`ui/link.ts` (`openLink`)', []],
    ['stands there as a part of another', '`ui/link.ts` (`Link`)', ['ui/link.ts: Link']],
    [
      'stands there beside one that does not',
      '`ui/link.ts`\n(`openLink`, `closeLink` and `gone`)',
      ['ui/link.ts: closeLink', 'ui/link.ts: gone'],
    ],
    ['is a remark', '`ui/link.ts` (opens `it`)', []],
    ['stands in a file that is not there', '`ui/gone.ts` (`openLink`)', []],
  ])('%s', (_title, markdown, missing) => {
    expect(missingNames(markdown, read)).toEqual(missing)
  })
})

const root = posix.join(import.meta.dirname, '../..')
const made = new Set(['node_modules', '.git', '.build', '.cache', '.astro', '.next', 'data', 'dist'])
const found = globSync('**', { cwd: root, exclude: (path) => made.has(posix.basename(path)) })
const documents = found.filter((path) =>
  /^(?:(?:README|CONTRIBUTING)\.md|(?:[^/]+\/){1,2}README\.md|.*\/SOURCES\.md|docs\/.*\.md)$/.test(path),
)

/** A superseded decision speaks of what was. */
const isSuperseded = (markdown: string): boolean => /^# .*\(superseded by /.test(markdown)

it.each(documents.toSorted())('every path that %s names in backticks exists', async (document) => {
  const markdown = await readFile(posix.join(root, document), 'utf8')
  const folder = posix.dirname(document)
  expect(isSuperseded(markdown) ? [] : missingPaths(markdown, folder === '.' ? '' : folder, found)).toEqual([])
})

it.each(documents.toSorted())('every name that %s puts behind a file stands there', async (document) => {
  const markdown = await readFile(posix.join(root, document), 'utf8')
  const known = new Set(found)
  const read = (path: string) => (known.has(path) ? readFileSync(posix.join(root, path), 'utf8') : undefined)
  expect(isSuperseded(markdown) ? [] : missingNames(markdown, read)).toEqual([])
})

it('the documents of the project are among those that are read', () => {
  expect(documents).toEqual(
    expect.arrayContaining([
      'README.md',
      'CONTRIBUTING.md',
      'packages/ui/README.md',
      'packages/map/src/shapes/SOURCES.md',
      'docs/requirements.md',
    ]),
  )
})
