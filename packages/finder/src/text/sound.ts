/**
 * Spellings of English and Spanish that sound alike, or nearly so to a Spanish ear, and how they are written here; in this order. `j` is the first
 * sound of Houston and of Jackson, `s` any hiss.
 */
const rules: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/eaux?|aux\b/g, 'o'],
  [/x/g, 'ks'],
  [/qu(?=[ei])|q|ck|c(?![eiyh])/g, 'k'],
  [/t?ch|sh|c(?=[eiy])|z|ge\b/g, 's'],
  [/\bes(?=[bdfgklmnprt])/g, 's'],
  [/\by(?=[aeiou])|(?<![aeioutgr])h|(?<=[aeiou])h(?=[aeiou])|g(?=[eiy])/g, 'j'],
  [/\bgu(?=[aeio])|\bu(?=[aeio])/g, 'w'],
  [/v/g, 'b'],
  [/h|(?<=n)g(?=s?\b)/g, ''],
  [/\beu/g, 'iu'],
  [/[ao]w(?![aeiou])|[ao]u|oo/g, 'u'],
  [/ee|ea|ie\b|ey\b/g, 'i'],
  [/[ae][iy]/g, 'e'],
  [/(?<=[aei])w(?![aeiou])/g, 'u'],
  [/y/g, 'i'],
  // What is hardly heard at the end of a word.
  [/(?<=[a-z]{2})e\b|(?<=[lnr])[td]\b|(?<=m)b\b/g, ''],
  [/(.)\1+/g, '$1'],
]

/** What a normalised name sounds like, without spaces: `Houston` and `Juston` are one. */
export const soundOf = (normalised: string): string =>
  rules.reduce((text, [spelling, sound]) => text.replace(spelling, sound), normalised).replaceAll(' ', '')

/** The consonants of a sound, and whether it begins with a vowel. */
export const consonantsOf = (sound: string): string => sound.replace(/^[aeiou]+/, '_').replace(/[aeiou]/g, '')
