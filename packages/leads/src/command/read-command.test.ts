import { describe, expect, it } from 'vitest'
import { readCommand } from './read-command.ts'

describe('what stands after npm run leads --', () => {
  it.each([
    [['list'], { name: 'list', state: undefined, most: 100 }],
    [['list', '--state', 'pending'], { name: 'list', state: 'pending', most: 100 }],
    [['list', '--state', 'sent'], { name: 'list', state: 'sent', most: 100 }],
    [['list', '--state', 'parked', '--most', '5'], { name: 'list', state: 'parked', most: 5 }],
    [['unfound'], { name: 'unfound', days: 30, most: 100 }],
    [['unfound', '--days', '7', '--most', '5'], { name: 'unfound', days: 7, most: 5 }],
    [['log'], { name: 'log', most: 100 }],
    [['log', '--most', '5'], { name: 'log', most: 5 }],
    [['missing', '--days', '7'], { name: 'missing', days: 7, most: 100 }],
    [['useful'], { name: 'useful', days: 30, most: 100 }],
    [['requeue', 'A', 'B'], { name: 'requeue', references: ['A', 'B'] }],
    [['requeue', '--all'], { name: 'requeue', references: 'all' }],
    [['export'], { name: 'export', output: undefined }],
    [['export', '--output', 'x.csv'], { name: 'export', output: 'x.csv' }],
  ])('%j', (args, expected) => {
    expect(readCommand(args)).toEqual(expected)
  })

  it.each([
    [[]],
    [['requeue']],
    [['requeue', '--all', 'A']],
    [['list', '--state', 'lost']],
    [['list', '--most', '0']],
    [['unfound', '--days', '0']],
    [['unfound', '--days', '1.5']],
    [['missing', '--days', 'all']],
    [['useful', '--most', '-1']],
    [['unfound', '--most', 'many']],
    [['log', '--most', 'all']],
    [['drop']],
    [['drop', 'A']],
  ])('%j is refused with the usage', (args) => {
    expect(() => readCommand(args)).toThrow(/Usage: npm run leads/)
  })

  it('is refused with the usage after what is wrong about it', () => {
    expect(() => readCommand(['list', '--nonsense'])).toThrow(
      expect.objectContaining({ name: 'LeadsUsageError', message: expect.stringMatching(/--nonsense[\s\S]*\n\nUsage: npm run leads/) }),
    )
  })
})
