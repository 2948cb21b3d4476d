import { describe, expect, it } from 'vitest'
import { repository } from '../repository.ts'
import { importReader, loadedBy, reachedFrom } from './import-graph.ts'

describe('loadedBy', () => {
  it.each([
    ['an import', 'a.ts', "import { one } from './one.ts'", ['./one.ts']],
    ['an import without a name', 'a.ts', "import './one.css'", ['./one.css']],
    ['an export', 'a.ts', "export { one } from './one.ts'", ['./one.ts']],
    ['a dynamic import', 'a.tsx', "const part = <a onClick={() => import('./one.ts')} />", ['./one.ts']],
    ['a thread', 'a.ts', "new Worker(new URL('one-thread.ts', import.meta.url))", ['./one-thread.ts']],
    ['a glob', 'a.ts', "import.meta.glob(['./*.css'], { eager: true })", ['./*.css']],
    ['both parts of a component', 'a.astro', "---\nimport a from 'a'\n---\n<p>---</p><script>import './b.ts'</script>", ['a', './b.ts']],
    ['a style sheet', 'a.css', '/* all */\n@import "./one.css";\na { color: red }', ['./one.css']],
  ])('finds %s', (_name, path, source, expected) => expect(loadedBy(path, source)).toEqual(expected))

  it.each([
    ['types', "import type { One } from './one.ts'\nexport type { Two } from './two.ts'"],
    ['addresses of elsewhere', "new URL('/one/', 'https://bank.example')"],
    ['comments', "// import './one.ts'"],
  ])('leaves out %s', (_name, source) => expect(loadedBy('a.ts', source)).toEqual([]))
})

describe('importReader', () => {
  const importsOf = importReader(repository)

  it('follows the names of packages and relative paths, to files of this repository only', () => {
    expect(importsOf('scripts/requirements/read-coverage.ts')).toEqual([
      'scripts/repository.ts',
      'scripts/requirements/import-graph.ts',
      'scripts/requirements/requirement-ids.ts',
      'scripts/requirements/test-reach.ts',
    ])
    expect(importsOf('packages/blocks/src/location-list/location-list.css')).toContain('packages/ui/src/fold/fold.css')
  })
})

it('reachedFrom follows imports, circles among them, as far as it may', () => {
  const imports: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c'], b: ['a'], c: ['d'] }
  const importsOf = (path: string) => imports[path] ?? []
  expect([...reachedFrom(['a'], importsOf)].toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect([...reachedFrom(['a'], importsOf, (path) => path === 'c')].toSorted()).toEqual(['a', 'b'])
})
