import { withOfficialNames } from './spanish-names.ts'

/** What is written short on signs and in addresses. */
const longForms: Readonly<Record<string, string>> = {
  cd: 'ciudad',
  pto: 'puerto',
  sta: 'santa',
  sto: 'santo',
  nva: 'nueva',
  aerop: 'aeropuerto',
  hosp: 'hospital',
  suc: 'sucursal',
  ft: 'fort',
  mt: 'mount',
  pt: 'port',
  lk: 'lake',
  spgs: 'springs',
  hts: 'heights',
  rd: 'road',
  blvd: 'boulevard',
  ave: 'avenue',
  av: 'avenue',
  dr: 'drive',
  hwy: 'highway',
  ln: 'lane',
  ct: 'court',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}

/** Names that people use for a town in place of the official one, as they come out of the folding of case and accents. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nola|nawlins|(?:nuevo|nva) orleans)\b/, 'new orleans'],
  [/\b(?:nueb[ao]|nuev[ao]|niu|nu) (?=orl|braunf)/, 'new '],
  [/^(?:no|n o|north o) (?=east\b|este\b)/, 'new orleans '],
  [/^(?:(?:the )?(?:big easy|crescent city)|no|north o)$/, 'new orleans'],
  [/^(?:h ?t(?:own|x)|(?:the )?(?:space|bayou) city)$/, 'houston'],
  [/^(?:cow ?town|funky ?town)$/, 'fort worth'],
  [/^big d$/, 'dallas'],
  [/\bmetry\b/, 'metairie'],
  [/^br$|\bbr(?= la$| louisiana)|\bbaton (?:rush|ruch|ruche)\b/, 'baton rouge'],
  [/\bsulfur\b/, 'sulphur'],
  [/\bnat?chitosh\b|\bna(?:c|k|ck)[ai]t[io]sh\b/, 'natchitoches'],
  [/\bbowmont\b/, 'beaumont'],
  [/\bjiuston\b/, 'houston'],
  [/^(?:the )?north ?shore(?= la$| louisiana$|$)/, 'saint tammany parish'],
  [/\btriangulo d(?:orado|e oro)\b/, 'golden triangle'],
  [/^(?:the )?golden triangle(?= ms$| mississippi$)/, 'columbus'],
  [/^(?:the )?golden triangle(?= tx$| texas$|$)/, 'beaumont'],
  [/^woodlands\b/, 'the woodlands'],
  [/\bgalveston (?:island|isla)\b|\bisla (?:de )?galveston\b/, 'galveston'],
  [/^(?:the pass|pass)(?= ms$|$)/, 'pass christian'],
  [/\bsan tam+an?y\b/, 'saint tammany'],
  [/\bbosques? de pinos?\b/, 'piney woods'],
  [
    /\b(?:(?:texas|tejas) (?:gulf )?coast|gulf coast (?:of )?(?:texas|tejas|tx)|costa (?:del golfo )?(?:de )?(?:texas|tejas))\b/,
    'galveston texas',
  ],
  [
    /\b(?:(?:louisiana|luisiana) (?:gulf )?coast|gulf coast (?:of )?(?:louisiana|luisiana|la)|costa (?:del golfo )?(?:de )?(?:louisiana|luisiana))\b/,
    'grand isle louisiana',
  ],
  [/\bnorte de (?:texas|tejas)\b/, 'north texas'],
  [/\beste de (?:texas|tejas)\b/, 'east texas'],
  [/\bsu[rd]este de (?:texas|tejas)\b/, 'southeast texas'],
  [/\b(?:mississippi (?:gulf )?coast|costa (?:del golfo )?del? (?:mississippi|misisipi)|costa del golfo)\b/, 'gulf coast'],
  [/^(?:(?:the|ms) delta|delta del? (?:mississippi|misisipi))$/, 'mississippi delta'],
  [/\bna(?:c|k|ck|g|gu)[aeio]g?dot?ch(?=[ei]s\b)/, 'nacogdoch'],
  [/\bnew orleans este\b/, 'new orleans east'],
  [/\b(east|north|southeast)ern (?=texas)/, '$1 '],
  [/\bvalle del brazos\b/, 'brazos valley'],
  [/\bvalle del rio grande\b/, 'rio grande valley'],
  [/\borilla norte\b/, 'saint tammany parish'],
  [/\bark la tex\b/, 'arklatex'],
  [/\b(luisiana|misisipi|texas|tejas) central$/, 'central $1'],
  [/\bsud(?=este|oeste)/, 'sur'],
  [/\bnaranja(?= (?:tx|texas|tejas)$)/, 'orange'],
  [/\bbahia san luis\b/, 'bay saint louis'],
  [/\balejandria\b/, 'alexandria'],
  [/\bfiladelfia\b/, 'philadelphia'],
  [/\bmenfis\b/, 'memphis'],
  [/\bfuerte worth\b/, 'fort worth'],
  [/\blake ?chuck\b/, 'lake charles'],
  [/\blago (?=charles|jackson)/, 'lake '],
  [/\bciudad (?:de )?te[jx]as\b/, 'texas city'],
  [/\bciudad (?:de )?misuri\b/, 'missouri city'],
  [/\bciudad (?:de )?(yazoo|morgan)\b/, '$1 city'],
  [/\bisla (?:del )?padre\b/, 'south padre island'],
  [/\bpuerto (?=lavaca|neches|aransas|isabel|gibson|allen|sulphur|bolivar)/, 'port '],
  [/\bcentro medico\b/, 'medical center'],
  [/\bcalle bourbon\b/, 'bourbon street'],
  [/\bvalle de las colinas\b/, 'hill country'],
]

/** Small letters without accents and signs, one space between words. */
export const fold = (text: string): string =>
  text
    // Full-width letters, too, are letters.
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Finds any of them at once: most texts have none. */
const anyOtherName = new RegExp(otherNames.map(([other]) => other.source).join('|'))

/** A folded text with the official names of towns in place of others. */
export const officialNames = (folded: string): string => {
  const text = withOfficialNames(folded)
  return anyOtherName.test(text) ? otherNames.reduce((named, [other, official]) => named.replace(other, official), text) : text
}

/** Folds a name and writes its short forms out: a last `St` is a street, any other a saint. */
export const normalise = (text: string): string => {
  const words = fold(text).split(' ')
  const long = words.map((word, index) => {
    if (word === 'st') return index > 0 && index === words.length - 1 ? 'street' : 'saint'
    return longForms[word] ?? word
  })
  return officialNames(long.join(' '))
}

/** A name without spaces: `Mc Kinney` and `McKinney` are one. */
export const squeeze = (normalised: string): string => normalised.replaceAll(' ', '')
