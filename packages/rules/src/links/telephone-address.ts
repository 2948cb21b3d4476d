/** The address that dials a number, however the number is written: `tel:8005550142` for `800-555-0142`. */
export const telephoneAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
