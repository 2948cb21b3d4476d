import type { Access } from 'payload'

/** Nobody. Records are marked deleted, never removed: others may name them, and a mistake can be undone (FOOT-16). */
export const nobody: Access = () => false
