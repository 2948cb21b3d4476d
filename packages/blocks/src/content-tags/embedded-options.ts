import { sectors } from '@bank/model/collections/products.ts'
import { productListLayouts } from '../product-list/schema.ts'

const oneOf =
  <Value extends string>(name: string, values: readonly Value[]) =>
  (given: string | undefined): Value | undefined => {
    if (!given) return undefined
    const found = values.find((value) => value === given)
    if (!found) throw new Error(`the option ${name} must be one of ${values.join(', ')}, not "${given}"`)
    return found
  }

/** Options of tags that have a list of their own; an empty one counts as not given, any other value throws (D-BLK-13). */
export const layoutOf = oneOf('layout', productListLayouts)
export const sectorOf = oneOf('sector', sectors)
/** Which calculator `<calculator>` places: `financial` the framed one; without a type it is that of the savings (D-FORM-16). */
export const calculatorTypeOf = oneOf('type', ['financial'] as const)
/** Which form `<contact-us>` places (D-FORM-15); without a variant it is support form one. */
export const variantOf = oneOf('variant', ['campaign', 'product'] as const)

/** An option that is on by standing there, as `zip` or `zip="true"`; `zip="false"` is as good as nothing. */
export const switchOf = (name: string, given: string | undefined): boolean =>
  given === '' || oneOf(name, ['true', 'false'])(given) === 'true'
