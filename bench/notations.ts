import { parseHours } from '@bank/rules/hours/parse-hours.ts'
import { days } from '@bank/rules/hours/week.ts'

const words =
  'mon tue-fri sat sun MWF S weekdays daily closed (closed lunes sábado y a de appointment con cita noon midnight dawn dusk 9 12 5:30 17:00 9am 5p.m. 24:30 - – to and & , ; : . ) open 24 hours 24/7 x ñ 1 2'.split(
    ' ',
  )

/** The same numbers from 0 to 1 on every machine. */
const numbers = () => {
  let state = 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

const randomText = (next: () => number): string =>
  Array.from({ length: 1 + Math.floor(next() * 14) }, () => {
    const word = next() < 0.1 ? String.fromCharCode(32 + Math.floor(next() * 300)) : (words[Math.floor(next() * words.length)] ?? '')
    return next() < 0.7 ? `${word} ` : word
  }).join('')

/** Milliseconds for one text of so many characters. */
const timeOf = (text: string): number => {
  const rounds = 2000
  const started = performance.now()
  for (let round = 0; round < rounds; round++) parseHours(text, 'mon')
  return (performance.now() - started) / rounds
}

/** Reads random hours, which must not throw, and says how the time grows with the longest texts that are read. */
export const benchNotations = async (strings: number): Promise<void> => {
  const next = numbers()
  const started = performance.now()
  let read = 0
  for (let index = 0; index < strings; index++) {
    const parsed = parseHours(randomText(next), days[index % 7] ?? 'mon')
    if (parsed.kind === 'read') read += 1
  }
  const seconds = (performance.now() - started) / 1000
  console.log(`notations: ${strings} random texts, ${read} of them read, none threw; ${seconds.toFixed(1)} s`)
  for (const [name, piece] of [
    ['days and times', 'Mon 9-5, '],
    ['days alone', 'Mon, '],
    ['ranges alone', '9-5, '],
    ['blanks', ' '],
  ] as const) {
    const [short, long] = [100, 400].map((length) => timeOf(piece.repeat(length).slice(0, length)))
    console.log(`  ${name}: 400 characters take ${((long ?? 0) / (short ?? 1)).toFixed(1)} times as long as 100`)
  }
}
