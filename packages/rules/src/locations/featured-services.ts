/**
 * Featured services in the order in which they are shown (LOC-15).
 *
 * @internal Its test shuffles them.
 */
export const featuredServiceOrder = [
  'Retail Banking',
  'Home Lending',
  'Commercial Banking',
  'Commercial Lending',
  'Private Mortgage Banking',
  'Mortgage Warehouse Lending',
  'Drive-thru Services',
  'Has ATM',
] as const

/** Services with a name in each language: those of the order, and others that stand after them. */
const namedServices = [...featuredServiceOrder, 'Agricultural Lending'] as const

/** Said by the line of spoken languages instead (LOC-16). */
const spanishIsSpoken = 'Se Habla Español'.toLowerCase()

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The service under the spelling that its names in the languages go by; nothing for one that is shown as it is written (D-LOC-12). */
export const namedService = (service: string): (typeof namedServices)[number] | undefined =>
  namedServices.find((one) => isSame(one, service))

/**
 * The services of a location as shown: 'Se Habla Español' removed, the known ones in the bank's order, others after them in the
 * given order, each once (LOC-15, LOC-16, D-LOC-12).
 */
export const orderFeaturedServices = (services: readonly string[]): readonly string[] => {
  const given = services
    .map((service) => service.trim().normalize('NFC'))
    .filter((service) => service !== '' && service.toLowerCase() !== spanishIsSpoken)
  const known = featuredServiceOrder.filter((service) => given.some((one) => isSame(one, service)))
  return [...known, ...new Set(given.filter((service) => !featuredServiceOrder.some((one) => isSame(one, service))))]
}
