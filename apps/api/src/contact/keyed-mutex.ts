/**
 * Runs work of the same name one after another, and of different names at once. Of a double click the second then finds what the
 * first one left.
 */
export const keyedMutex = (): (<Result>(name: string | undefined, work: () => Promise<Result>) => Promise<Result>) => {
  const last = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    if (name === undefined) return work()
    const before = last.get(name)
    const mine = before ? before.then(work, work) : work()
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}
