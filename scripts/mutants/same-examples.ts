import fc from 'fast-check'

// Whether a mutant lives must not depend on which values a property is tried with.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 })
