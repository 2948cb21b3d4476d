import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allowedImports, documentedImports } from './readmes.ts'

describe('documentedImports', () => {
  const packages = new Set(['ui', 'model', 'rules'])

  it('are the packages named in the first sentence of the paragraph', () => {
    const markdown = '# Views\n\nUsed by `model`.\n\nImports: `ui` (not its `x`)\nand `rules`. The linter refuses `model`.\n'
    expect(documentedImports(markdown, packages)).toEqual(['rules', 'ui'])
  })

  it('must be told', () => {
    expect(() => documentedImports('# Views\n', packages)).toThrow('Imports: ')
  })
})

describe('allowedImports', () => {
  const config = (group: readonly string[]) => ({
    overrides: [
      { includes: ['packages/a/**'], linter: { rules: { style: { noRestrictedImports: { options: { patterns: [{ group }] } } } } } },
      { includes: ['packages/a/**'], linter: { rules: {} } },
    ],
  })

  it('are what a refusal of all packages leaves out', () => {
    expect(allowedImports(config(['@bank/*/**', '!@bank/ui/**', '!@bank/model/shapes/**', '@bank/ui/inner/**']), 'packages/a')).toEqual([
      'model',
      'ui',
    ])
  })

  it('are unknown where some packages alone are refused, and where nothing is', () => {
    expect(allowedImports(config(['@bank/ui/**']), 'packages/a')).toBeUndefined()
    expect(allowedImports(config(['@bank/*/**']), 'packages/b')).toBeUndefined()
  })
})

const root = join(import.meta.dirname, '../..')
const folders = globSync('{packages,apps}/*/package.json', { cwd: root })
  .map((path) => path.replace('/package.json', ''))
  .sort()
const packages = new Set(folders.map((folder) => folder.replace(/^.*\//, '')))
const biome = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))

describe.each(folders)('the README of %s', (folder) => {
  const markdown = readFileSync(join(root, folder, 'README.md'), 'utf8')

  it('has at most 15 lines', () => {
    expect(markdown.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
  })

  it('says what the linter lets it import', () => {
    expect(documentedImports(markdown, packages)).toEqual(allowedImports(biome, folder))
  })
})
