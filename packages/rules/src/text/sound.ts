import { editDistance } from './edit-distance.ts'

/**
 * Spellings of English and Spanish that sound alike, or nearly so to a Spanish ear, and how they are written here; in this order. `j` is the first
 * sound of Houston and of Jackson, `s` any hiss.
 */
const rules: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  // Nobody hears it in Heights and Wright.
  [/gh(?=ts?\b)/g, ''],
  [/eaux?|aux\b/g, 'o'],
  [/x/g, 'ks'],
  [/qu(?=[ei])|q|ck|c(?![eiyh])/g, 'k'],
  [/t?ch|sh|c(?=[eiy])|z|ge\b/g, 's'],
  // Who writes by ear hears `Biloxi` with any hiss.
  [/k+s/g, 's'],
  [/\bes(?=[bdfgklmnprt])/g, 's'],
  [/gu(?=[ei])/g, 'gh'],
  [/\by(?=[aeiou])|(?<![aeioutgr])h|(?<=[aeiou])h(?=[aeiou])|g(?=[eiy])/g, 'j'],
  [/\bgu(?=[aeio])|\bu(?=[aeio])/g, 'w'],
  [/v/g, 'b'],
  [/h|(?<=n)g(?=s?\b|b)/g, ''],
  [/\beu/g, 'iu'],
  [/[ao]w(?![aeiou])|[ao]u|oo/g, 'u'],
  [/ee|ea|ie(?=s|\b)|ey\b/g, 'i'],
  [/[ae][iy]/g, 'e'],
  [/(?<=[aei])w(?![aeiou])/g, 'u'],
  [/y/g, 'i'],
  // What is hardly heard at the end of a word.
  [/(?<=[a-z]{2})e\b|(?<=[lnr])[td]\b|(?<=m)b\b|(?<=r)g\b/g, ''],
  [/(.)\1+/g, '$1'],
]

/** What a normalised name sounds like, without spaces: `Houston` and `Juston` are one. */
const soundOf = (normalised: string): string =>
  rules.reduce((text, [spelling, sound]) => text.replace(spelling, sound), normalised).replaceAll(' ', '')

/** The consonants of a sound, and whether it begins with a vowel. */
const consonantsOf = (sound: string): string => sound.replace(/^[aeiou]+/, '_').replace(/[aeiou]/g, '')

/** What a name sounds like, and its consonants. */
export type Heard = { readonly sound: string; readonly consonants: string }

export const heardOf = (normalised: string): Heard => {
  const sound = soundOf(normalised)
  return { sound, consonants: consonantsOf(sound) }
}

/** Consonants from which on one of them may be another. */
const leastOtherConsonant = 5

/** How many sounds may be others in a name of so many consonants. */
const otherSounds = (consonants: number): number => (consonants < 3 ? 1 : 2)

/** How many sounds and consonants of what was typed are others than those of a name; nothing where it is another name. */
export const soundsApart = (typed: Heard, name: Heard): number | undefined => {
  const mostOthers = Math.max(typed.consonants.length, name.consonants.length) < leastOtherConsonant ? 0 : 1
  const others = editDistance(typed.consonants, name.consonants, mostOthers)
  if (others > mostOthers) return undefined
  const most = otherSounds(typed.consonants.length)
  const distance = editDistance(typed.sound, name.sound, most)
  return distance > most ? undefined : distance + others
}
