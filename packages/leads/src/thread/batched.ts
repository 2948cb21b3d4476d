/** Hands over in one call, in their order, all items that are added before the event loop goes on: every message between threads costs a wake-up. */
export const batched = <Item>(send: (items: readonly Item[]) => void): ((item: Item) => void) => {
  let items: Item[] = []
  const flush = (): void => {
    const batch = items
    items = []
    send(batch)
  }
  return (item) => {
    if (items.push(item) === 1) process.nextTick(flush)
  }
}
