type Town = {
  readonly city?: string | null | undefined
  readonly state?: string | null | undefined
  readonly zip?: string | null | undefined
}

/** A postal address on one line: `10 Main Street, Houma, LA 70360`; without what is missing. */
export const addressLine = (street: string, { city, state, zip }: Town): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
