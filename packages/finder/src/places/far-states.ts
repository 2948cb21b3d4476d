import { fold } from '../text/normalise.ts'

/** States in which the bank is not: code, English name, and the Spanish one where it is another. */
const names = `AK,Alaska
AL,Alabama
AR,Arkansas
AZ,Arizona
CA,California
CO,Colorado
CT,Connecticut
DE,Delaware
FL,Florida
GA,Georgia
HI,Hawaii,Hawái
IA,Iowa
ID,Idaho
IL,Illinois
IN,Indiana
KS,Kansas
KY,Kentucky
MA,Massachusetts
MD,Maryland
ME,Maine
MI,Michigan,Míchigan
MN,Minnesota
MO,Missouri,Misuri
MT,Montana
NC,North Carolina,Carolina del Norte
ND,North Dakota,Dakota del Norte
NE,Nebraska
NH,New Hampshire,Nuevo Hampshire
NJ,New Jersey,Nueva Jersey
NM,New Mexico,Nuevo México
NV,Nevada
NY,New York,Nueva York
OH,Ohio
OK,Oklahoma
OR,Oregon,Oregón
PA,Pennsylvania,Pensilvania
RI,Rhode Island
SC,South Carolina,Carolina del Sur
SD,South Dakota,Dakota del Sur
TN,Tennessee
UT,Utah
VA,Virginia
VT,Vermont
WA,Washington
WI,Wisconsin
WV,West Virginia,Virginia Occidental
WY,Wyoming`
  .split('\n')
  .map((line) => line.split(','))

/** Codes by folded names of both languages. */
export const farStateCodes: ReadonlyMap<string, string> = new Map(
  names.flatMap(([code = '', english = '', spanish = english]) => [english, spanish].map((name) => [fold(name), code] as const)),
)

/** The name of a far state in the language of a locale; its code where it is none. */
export const farStateName = (code: string, locale: string): string => {
  const [, english, spanish] = names.find(([one]) => one === code) ?? []
  return (locale.startsWith('es') ? spanish : undefined) ?? english ?? code
}
