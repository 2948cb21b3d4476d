/**
 * The region that a `market` parameter sets: the one with that market code, ignoring capitals and blanks (REG-03, D-REG-5). None
 * for a blank or unknown code (REG-05, REG-10), and none once the visitor picked a region by hand (REG-04, D-REG-2).
 */
export const regionByMarket = <Region extends { readonly marketCode: string }>(
  regions: readonly Region[],
  market: string | null | undefined,
  pickedByHand: boolean,
): Region | undefined => {
  const wanted = (market ?? '').trim().toLowerCase()
  return wanted === '' || pickedByHand ? undefined : regions.find(({ marketCode }) => marketCode.trim().toLowerCase() === wanted)
}
