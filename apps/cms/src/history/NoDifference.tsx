/** In the comparison of versions: nothing, for fields of forms that no version keeps. */
export const NoDifference = () => null
