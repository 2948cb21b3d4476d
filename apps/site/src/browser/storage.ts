/** What the browser refused to keep: values that were set, and null for keys that were removed. */
const refused = new Map<string, string | null>()

/** Null removes. */
const keep = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    // What can be written but not read back is not kept.
    localStorage.getItem(key)
    refused.delete(key)
  } catch {
    refused.set(key, value)
  }
}

/**
 * localStorage that never throws (D-STORE-4). What it refuses to keep, because it is blocked or full, is kept for the
 * document's life and read back first. Reading answers null for what is nowhere.
 */
export const storage = {
  get: (key: string): string | null => {
    const kept = refused.get(key)
    if (kept !== undefined) return kept
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set: keep,
  remove: (key: string): void => keep(key, null),
}
