/** The part of an address that browsers never send. */
const mark = '#balance='

/** The fragment that keeps a balance of whole cents: `#balance=50000.5`. It stays in the browser. */
export const balanceFragment = (cents: number): string => `${mark}${cents / 100}`

/** The balance that a fragment asks for, as it would be typed; nothing where it holds none. */
export const balanceIn = (fragment: string): string | undefined => new RegExp(`^${mark}(\\d{1,13}(?:\\.\\d{1,2})?)$`).exec(fragment)?.[1]
