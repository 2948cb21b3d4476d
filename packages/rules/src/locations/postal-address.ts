export type AddressParts = { readonly street: string; readonly city: string; readonly state: string; readonly zip: string }

/** An address as structured data of schema.org, which wants the two letters of a state as capitals. */
export const postalAddress = ({ street, city, state, zip }: AddressParts): Readonly<Record<string, string>> => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state.toUpperCase(),
  postalCode: zip,
  addressCountry: 'US',
})
