import { type Day, days } from './week.ts'

/** The seven days from one on, around the week (LOC-23, D-LOC-6). */
export const weekFrom = (day: Day): readonly Day[] => {
  const start = days.indexOf(day)
  return [...days.slice(start), ...days.slice(0, start)]
}
