/** Featured services in the order in which they are shown (LOC-15). */
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

/** Said by the line of spoken languages instead (LOC-16). */
const spanishIsSpoken = 'Se Habla Español'.toLowerCase()

/**
 * The services of a location as shown: 'Se Habla Español' removed, the known ones in the bank's order, others after them in the
 * given order, each once (LOC-15, LOC-16, D-LOC-12).
 */
export const orderFeaturedServices = (services: readonly string[]): readonly string[] => {
  const given = services
    .map((service) => service.trim().normalize('NFC'))
    .filter((service) => service !== '' && service.toLowerCase() !== spanishIsSpoken)
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const known = featuredServiceOrder.filter((service) => given.some((one) => isSame(one, service)))
  return [...known, ...new Set(given.filter((service) => !featuredServiceOrder.some((one) => isSame(one, service))))]
}
