/** The address that dials a number, however the number is written: `tel:8005550142` for `800-555-0142`; an extension is dialled behind it. */
export const telephoneAddress = (number: string): string => {
  const [, main = number, extension] = /^(.*\d.*?)\s*(?:ext\.?|x)\s*(\d+)\s*$/is.exec(number) ?? []
  return `tel:${main.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`
}
