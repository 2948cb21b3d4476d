import type { Query } from './read-query.ts'

/** A side of a state in both languages; two of them make a corner. */
const side =
  /^(?:the |el )?(?:(central|centr|middle)|(north|nord?|norte)?(south|su[rd])? ?(east|este)?(west|oeste)?)(?:ern|o)?(?: part)?(?: (?:of|del?))?$/

/** The side of a state, `southwest`, that was typed before its whole name: `Central, LA` is a town. */
export const partOfState = ({ place, whole }: Pick<Query, 'place' | 'whole'>): string => {
  const [, middle, north, south, east, west] = (/\S{4}$/.test(whole) && side.exec(place)) || []
  return middle ? 'central' : [north && 'north', south && 'south', east && 'east', west && 'west'].join('')
}

/** `South Mississippi`, `Sur de Misisipi`. */
export const partName = (name: string, state: string, isSpanish: boolean): string => {
  const spanish = name
    .replace('north', 'norte')
    .replace('south', 'sur')
    .replace('east', 'este')
    .replace('west', 'oeste')
    .replace('central', 'centro')
  const said = isSpanish ? `${spanish.replace(/te(?=[eo])/, '')} de` : name
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)} ${state}`
}
