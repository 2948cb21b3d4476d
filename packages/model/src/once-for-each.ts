/**
 * A function of an object that is computed once for each, and not again while the object lives. The object and the result must never be changed.
 */
export const onceForEach = <Argument extends object, Result>(compute: (argument: Argument) => Result): ((argument: Argument) => Result) => {
  const known = new WeakMap<Argument, { readonly result: Result }>()
  return (argument) => {
    const found = known.get(argument)
    if (found) return found.result
    const result = compute(argument)
    known.set(argument, { result })
    return result
  }
}

/** Gives lists of the same objects in the same order as one list, so that `onceForEach` knows it again. */
export const sameLists = <Item extends object>(): ((list: readonly Item[]) => readonly Item[]) => {
  const lists = new WeakMap<Item, readonly Item[]>()
  return (list) => {
    const [first] = list
    if (!first) return list
    const known = lists.get(first)
    if (known?.length === list.length && known.every((item, index) => item === list[index])) return known
    lists.set(first, list)
    return list
  }
}
