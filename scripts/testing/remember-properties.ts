const isSame = (one: PropertyDescriptor, other: PropertyDescriptor): boolean =>
  one.value === other.value && one.get === other.get && one.set === other.set

const restore = (object: object, key: string, was: PropertyDescriptor | undefined): void => {
  const is = Reflect.getOwnPropertyDescriptor(object, key)
  if (is?.configurable === false || (is && was && isSame(is, was))) return
  if (was) Object.defineProperty(object, key, was)
  else Reflect.deleteProperty(object, key)
}

/** Remembers the own properties of objects. The function that comes back takes away what was added since and puts back what was replaced or removed. */
export const rememberProperties = (objects: readonly object[]): (() => void) => {
  const before = objects.map((object) => ({ object, properties: Object.getOwnPropertyDescriptors(object) as PropertyDescriptorMap }))
  return () => {
    for (const { object, properties } of before)
      for (const key of new Set([...Object.getOwnPropertyNames(object), ...Object.keys(properties)])) restore(object, key, properties[key])
  }
}
