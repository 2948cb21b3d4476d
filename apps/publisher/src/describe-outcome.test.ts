import { expect, it } from 'vitest'
import { describeDifferences, describeOutcome } from './describe-outcome.ts'

it('tells what is in force, and what was refused as a failure', () => {
  expect(describeOutcome({ at: 0, milliseconds: 212, alerts: '4-a', release: '5-b', pages: 9, rendered: 2, warnings: ['Look.'] })).toEqual({
    isFailure: false,
    text: 'Warning: Look.\nAlerts are in force as release 4-a.\nRelease 5-b is in force after 212 ms; 2 of 9 pages were rendered.',
  })
  expect(describeOutcome({ at: 0, milliseconds: 9, release: '5-b', pages: 9, rendered: 0 }).text).toBe(
    'Release 5-b is in force and up to date.',
  )
  expect(describeOutcome({ at: 0, milliseconds: 9, refused: ['No link.'] })).toEqual({
    isFailure: true,
    text: 'No link.\nThe pages stay as they are.',
  })
  expect(describeOutcome({ at: 0, milliseconds: 9, alerts: '4-a', held: '4-a' })).toEqual({
    isFailure: false,
    text: [
      'Alerts are in force as release 4-a.',
      'Release 4-a was switched to and stays in force. "npm run publish" publishes the content as it is now.',
      'The pages stay as they are.',
    ].join('\n'),
  })
})

it('tells where a release differs from a whole build', () => {
  expect(describeDifferences([]).isFailure).toBe(false)
  expect(describeDifferences(['/en/index.html'])).toEqual({
    isFailure: true,
    text: 'The release in force differs from a whole build at 1 addresses:\n  - /en/index.html',
  })
})
