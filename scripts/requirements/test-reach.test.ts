import { expect, it } from 'vitest'
import { entryPatterns, testedBy, withoutReach } from './test-reach.ts'

const imports: Readonly<Record<string, readonly string[]>> = {
  'server.ts': ['route.ts', 'testing/fake.ts'],
  'route.ts': ['shared.ts'],
  'route.test.ts': ['testing/app.ts'],
  'testing/app.ts': ['route.ts'],
  'orphan.ts': ['shared.ts'],
  'orphan.test.ts': ['orphan.ts', 'testing/fake.ts'],
  'both.test.ts': ['orphan.ts', 'route.ts'],
  'fake.test.ts': ['testing/fake.ts'],
}
const importsOf = (path: string) => imports[path] ?? []

it('reads from knip.json what production starts from', () => {
  const workspaces = { '.': { entry: ['scripts/a.ts!', 'b.ts'] }, 'apps/*': { entry: ['src/c.ts!'] } }
  expect(entryPatterns({ workspaces })).toEqual(['scripts/a.ts', 'apps/*/src/c.ts'])
})

it('a test loads what its helpers load', () => expect(testedBy('route.test.ts', importsOf)).toEqual(['route.ts']))

it('finds tests of code that production never loads, whatever that code loads itself', () => {
  const tests = ['route.test.ts', 'orphan.test.ts', 'both.test.ts', 'fake.test.ts']
  expect(withoutReach(tests, ['server.ts'], importsOf)).toEqual(['orphan.test.ts', 'fake.test.ts'])
})
