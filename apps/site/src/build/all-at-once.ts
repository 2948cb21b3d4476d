/**
 * Does the same work for every item, so many at the same time: more of them would wait for each other. Items are taken in their order.
 * Rejects with the first failure.
 */
export const allAtOnce = async <Item>(items: Iterable<Item>, hands: number, work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = items[Symbol.iterator]()
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: hands }, worker))
}
