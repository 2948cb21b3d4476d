import type { FinderLocation } from '../finder-location.ts'
import { fold } from '../text/normalise.ts'
import type { Meaning } from './meaning.ts'

const homeLoans = /\b(?:(?:home |house )?loans?|mortgages?|prestamos?|hipotec\w*)\b/
const otherLoans = /\b(?:cars?|auto|personal(?:es)?|business|student|negocios?|comercial|commercial|carro|coche)\b/

/** Puts the bank's office for home loans in a town before its other locations where such loans are asked for: `hipotecas Slidell` (D-LOC-1). */
export const loanOfficeFirst =
  (locations: readonly FinderLocation[], search: (typed: string) => readonly Meaning[]) =>
  (typed: string): readonly Meaning[] => {
    const found = search(typed)
    const [town] = found
    const asked = fold(typed)
    if (town?.kind !== 'town' || !homeLoans.test(asked) || otherLoans.test(asked)) return found
    const index = town.members.find((one) => locations[one]?.names.some((name) => homeLoans.test(fold(name))))
    const office = index === undefined ? undefined : locations[index]
    if (index === undefined || !office) return found
    const { lat = town.at?.lat, lng = town.at?.lng } = office
    const at = lat === undefined || lng === undefined ? undefined : { lat, lng }
    return [{ kind: 'branch', name: office.names[0] ?? '', state: office.state, at, members: [index], isGuess: false }, ...found]
  }
