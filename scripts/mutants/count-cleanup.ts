import { inject } from 'vitest'

/**
 * What a test cleans up in `onTestFinished` is a part of it. Stryker takes that for code of no test, such as what runs while modules are
 * loaded, and would then try each of its mutants with all tests.
 */
const namespaces = globalThis as unknown as Record<string, object | undefined>
const stryker = namespaces[inject('globalNamespace')]
let last: string | undefined
if (stryker)
  Object.defineProperty(stryker, 'currentTestId', {
    get: () => last,
    set: (id: string | undefined) => {
      last = id ?? last
    },
  })
