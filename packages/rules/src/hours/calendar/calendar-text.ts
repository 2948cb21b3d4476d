/** One line of a calendar before it is folded: `SUMMARY:Lobby`. */
export type CalendarLine = string

/** Octets that a line of a calendar may have (RFC 5545, 3.1). */
const longestLine = 75

/** Octets of a character in UTF-8. */
const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Most lines are in ASCII, which tells their octets at once. */
const isShort = (line: CalendarLine): boolean => line.length <= longestLine && /^[ -~]*$/.test(line)

/** Cuts a line into pieces that are short enough, between characters; each further one begins with a space. */
const folded = (line: CalendarLine): string => {
  if (isShort(line)) return line
  const pieces: string[] = []
  let piece = ''
  let length = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (length + size > longestLine) {
      pieces.push(piece)
      piece = ' '
      length = 1
    }
    piece += character
    length += size
  }
  return [...pieces, piece].join('\r\n')
}

/** Words as the value of a calendar's property (RFC 5545, 3.3.11). */
export const calendarWords = (words: string): string => words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** The text of a calendar. */
export const calendarText = (lines: readonly CalendarLine[]): string => lines.map((line) => `${folded(line)}\r\n`).join('')
