import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two looks. */
const every = 3

/** Waits until `look` gives something that counts as true, and resolves to it. */
export const until = async <Value>(look: () => Value): Promise<Exclude<Value, undefined | false | null | '' | 0>> => {
  for (;;) {
    const found = look()
    if (found) return found as Exclude<Value, undefined | false | null | '' | 0>
    await wait(every)
  }
}
