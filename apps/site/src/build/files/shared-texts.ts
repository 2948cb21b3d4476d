import { createHash } from 'node:crypto'

/** A text that many pages name, `/_astro/{name}.{hash}.{ending}`: the same text has the same address. */
export type SharedText = { readonly address: string; readonly text: string }

/** Collects texts that many pages share. `take` hands out those that were added since it was called last. */
export const sharedTexts = () => {
  const seen = new Set<string>()
  let added: SharedText[] = []
  return {
    /** Gives texts of one kind addresses that are made of their content. */
    share: (name: string, ending: 'js' | 'css' | 'json') => {
      const addresses = new Map<string, string>()
      return (text: string): string => {
        const known = addresses.get(text)
        if (known !== undefined) return known
        const address = `/_astro/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${ending}`
        if (!seen.has(address)) added.push({ address, text })
        seen.add(address)
        addresses.set(text, address)
        return address
      }
    },
    take: (): readonly SharedText[] => {
      const taken = added
      added = []
      return taken
    },
  }
}

export type SharedTexts = ReturnType<typeof sharedTexts>
