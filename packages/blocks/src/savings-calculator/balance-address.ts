/** The part of an address that browsers never send. */
const mark = '#balance='

/** The fragment that keeps a balance of whole cents: `#balance=50000.5`. It stays in the browser. */
export const balanceFragment = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  const decimals = digits.slice(-2).replace(/0+$/, '')
  return `${mark}${digits.slice(0, -2)}${decimals && `.${decimals}`}`
}

/** The balance that a fragment asks for, as it would be typed; nothing where it holds none. */
export const balanceIn = (fragment: string): string | undefined => new RegExp(`^${mark}(\\d{1,14}(?:\\.\\d{1,2})?)$`).exec(fragment)?.[1]
