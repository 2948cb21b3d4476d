import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Stryker keeps its state: a name in the global scope. */
    globalNamespace: string
    /** Static mutants are about what happens while modules are loaded. */
    mutantActivation: 'static' | 'runtime' | undefined
  }
}

type Stryker = { activeMutant?: string | undefined }

// A kept thread still has the mutant before, and must not load the modules of this one with it.
const stryker = (globalThis as unknown as Record<string, Stryker | undefined>)[inject('globalNamespace')]
if (stryker && inject('mutantActivation') !== 'static') stryker.activeMutant = undefined
