import { expect, it } from 'vitest'
import { sqliteFaults } from './faults.ts'
import { runChaos } from './run-chaos.ts'

const some = ['leads file locked', 'leads file removed', 'leads file replaced by a corrupt one']

// The long form is `npm run chaos`, which measures pages as well.
it('[D-FORM-5] a disturbed site loses no answered message, stores none twice, and says that it is disturbed', async () => {
  const { reports, problems, answered } = await runChaos({
    calm: 300,
    faultsOf: (site) => sqliteFaults(site).filter(({ name }) => some.includes(name)),
  })
  expect(problems).toEqual([])
  expect(reports.map(({ fault }) => fault)).toEqual(some)
  expect(answered).toBeGreaterThan(10)
}, 300_000)
