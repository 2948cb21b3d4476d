export type AddressParts = { readonly street: string; readonly city: string; readonly state: string; readonly zip: string }

/** An address as structured data of schema.org. */
export const postalAddress = ({ street, city, state, zip }: AddressParts): Readonly<Record<string, string>> => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode: zip,
  addressCountry: 'US',
})
