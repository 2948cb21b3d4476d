/** More texts than content has at a time: a process that runs for months forgets those of old content. */
const mostTexts = 2000

/** A function of a text that is computed once for each of the last texts. The result must never be changed. */
export const rememberedByText = <Result>(compute: (text: string) => Result): ((text: string) => Result) => {
  const known = new Map<string, { readonly result: Result }>()
  return (text) => {
    const found = known.get(text)
    if (found) return found.result
    if (known.size >= mostTexts) known.clear()
    const result = compute(text)
    known.set(text, { result })
    return result
  }
}
