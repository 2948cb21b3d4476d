import type { Where } from 'payload'

/** What finds the locks that somebody has. */
export const ownLocks = ({ id }: { readonly id: string | number }): Where => ({ 'user.value': { equals: id } })
