import { type Day, days } from './week.ts'

/**
 * What a word of the notation says. `language` is there for words that tell one; `isUnsure` for those that mean something else in the other;
 * `beginsRange` for those after which a single day is when something begins.
 */
export type Word = {
  readonly says: 'days' | 'to' | 'and' | 'open' | 'closed' | 'except' | 'allDay' | 'dawn' | 'dusk' | 'nothing'
  readonly days?: readonly Day[]
  readonly language?: 'en' | 'es'
  readonly isUnsure?: boolean
  /** An initial that begins other words or days, too: it names a day only beside another one. */
  readonly isInitial?: boolean
  readonly beginsRange?: boolean
}

type Language = NonNullable<Word['language']>

const english: Readonly<Record<Day, string>> = {
  mon: 'm mo mon monday mondays',
  tue: 't tu tue tues tuesday tuesdays',
  wed: 'w we wed weds wednesday wednesdays',
  thu: 'th thu thur thurs thursday thursdays',
  fri: 'f fr fri friday fridays',
  sat: 'sa sat sats saturday saturdays',
  sun: 'su sun suns sunday sundays',
}

/** Without accents. M and S are left out: they begin two days each. */
const spanish: Readonly<Record<Day, string>> = {
  mon: 'l lu lun lunes',
  tue: 'ma mart martes',
  wed: 'x mi mie mier mierc miercoles',
  thu: 'j ju jue juev jueves',
  fri: 'v vi vie vier viernes',
  sat: 'sab sabado sabados',
  sun: 'do dom domingo domingos',
}

/** M is Monday or `martes`; X, J and V are no days in English. */
const unsureInitials = new Set(['m', 'x', 'j', 'v'])

const dayWords = (names: Readonly<Record<Day, string>>, language: Language): readonly (readonly [string, Word])[] =>
  days.flatMap((day) =>
    names[day].split(' ').map((name) => [name, { says: 'days', days: [day], language, isInitial: unsureInitials.has(name) }] as const),
  )

const others = (names: string, word: Word): readonly (readonly [string, Word])[] => names.split(' ').map((name) => [name, word])

/** Initials of weekdays, such as MWF and TTh (D-LOC-10), and each by itself. MF is left out, for it may mean a range. */
const initials = (): readonly (readonly [string, Word])[] => {
  const letters: readonly (readonly [string, Day])[] = [
    ['m', 'mon'],
    ['t', 'tue'],
    ['w', 'wed'],
    ['th', 'thu'],
    ['f', 'fri'],
  ]
  const rows = Array.from({ length: 2 ** letters.length }, (_, bits) => letters.filter((_letter, index) => bits & (1 << index)))
  return rows
    .map((row) => [row.map(([letter]) => letter).join(''), row.map(([, day]) => day)] as const)
    .filter(([name]) => name !== '' && name !== 'mf')
    .map(([name, row]) => [name, { says: 'days', days: row, language: 'en' }])
}

const weekdays = days.slice(0, 5)
const weekend = days.slice(5)

/** Every single word of the notation, in lower case and without accents. */
export const words: ReadonlyMap<string, Word> = new Map([
  ...initials(),
  ...dayWords(english, 'en'),
  ...dayWords(spanish, 'es'),
  // March in English.
  ...others('mar', { says: 'days', days: ['tue'], language: 'es', isUnsure: true }),
  ...others('tuth', { says: 'days', days: ['tue', 'thu'], language: 'en' }),
  ...others('weekday weekdays', { says: 'days', days: weekdays, language: 'en' }),
  ...others('weekend weekends', { says: 'days', days: weekend, language: 'en' }),
  ...others('daily everyday', { says: 'days', days, language: 'en' }),
  ...others('diario diariamente', { says: 'days', days, language: 'es' }),
  ...others('to til till until thru through', { says: 'to' }),
  ...others('a al hasta', { says: 'to', language: 'es' }),
  ...others('and', { says: 'and' }),
  ...others('y e', { says: 'and', language: 'es' }),
  ...others('closed', { says: 'closed' }),
  ...others('cerrado cerrada cerrados', { says: 'closed', language: 'es' }),
  ...others('dawn', { says: 'dawn' }),
  ...others('dusk', { says: 'dusk' }),
  ...others('amanecer', { says: 'dawn', language: 'es' }),
  ...others('anochecer', { says: 'dusk', language: 'es' }),
  ...others('open', { says: 'open' }),
  ...others('abierto abierta', { says: 'open', language: 'es' }),
  ...others('except', { says: 'except' }),
  ...others('excepto salvo', { says: 'except', language: 'es' }),
  ...others('from', { says: 'nothing', beginsRange: true }),
  ...others('desde', { says: 'nothing', language: 'es', beginsRange: true }),
  ...others('hours hrs', { says: 'nothing' }),
  ...others('horario de del las la los el', { says: 'nothing', language: 'es' }),
])

/** Only all hours of all days are so on all days of a year: whoever keeps other hours has holidays. */
const allYear = '365(?: days(?: a year)?| dias(?: (?:al|del) ano)?)?'
const always = new RegExp(
  `(?:24 ?[/-] ?7(?:(?: ?/ ?|,? (?:los )?)${allYear})?|24 (?:hours|horas)(?: a day| al dia)?,? 7 (?:days|dias)(?: a week| a la semana)?,? ${allYear})(?![a-z0-9:])`,
  'y',
)

const englishDay = '(?:mon|tue|wed|thu|fri|sat|sun|weekday|weekend)'
const spanishDay = '(?:lun|mar|mie|jue|vie|sab|dom)'
/** What says of a day that it is meant every week, or that it is the only one: beside days alone. */
const besideDays: readonly (readonly [RegExp, Word])[] = [
  [new RegExp(`(?:on|every|only) (?=${englishDay})|(?<=${englishDay}[a-z]{0,6}\\.? )only(?![a-z])`, 'y'), { says: 'nothing' }],
  [
    new RegExp(
      `(?:cada|todos los|solo(?: los)?|solamente(?: los)?) (?=${spanishDay})|(?<=${spanishDay}[a-z]{0,6}\\.? )(?:solo|solamente)(?![a-z])`,
      'y',
    ),
    { says: 'nothing', language: 'es' },
  ],
]

/** Words that belong together, tried before single ones. None holds digits but those of "24 hours", "7 days a week" and "365 days". */
export const phrases: readonly (readonly [RegExp, Word | 'appointment' | 'pause' | 'reason' | 'always'])[] = [
  [/(?:only |solo |solamente )?(?:by )?(?:appointments?|appts?\b\.?)(?: only)?(?![a-z])/y, 'appointment'],
  [/(?:solo |solamente )?(?:con |por )?(?:previa cita|cita previa|(?:con|por) cita)(?![a-z])/y, 'appointment'],
  [always, 'always'],
  [/24 ?(?:hours|hrs?|horas|h)(?: a day| al dia| ?\/ ?day)?(?![a-z])\.?/y, { says: 'allDay' }],
  [/(?:7|seven) days(?: a week)?(?![a-z])/y, { says: 'days', days, language: 'en' }],
  [/(?:7|siete) dias(?: a la semana)?(?![a-z])/y, { says: 'days', days, language: 'es' }],
  [/every day(?![a-z])/y, { says: 'days', days, language: 'en' }],
  [/todos los dias(?![a-z])/y, { says: 'days', days, language: 'es' }],
  [/(?:entre semana|dias (?:de semana|habiles|laborables))(?![a-z])/y, { says: 'days', days: weekdays, language: 'es' }],
  [/fin(?:es)? de semana(?![a-z])/y, { says: 'days', days: weekend, language: 'es' }],
  [/closed all day(?![a-z])/y, { says: 'closed' }],
  [/cerrad[oa]s? todo el dia(?![a-z])/y, { says: 'closed', language: 'es' }],
  ...besideDays,
  [/(?:for|during) lunch(?![a-z])|(?:para almorzar|(?:para|por|durante) (?:el )?almuerzo)(?![a-z])/y, 'reason'],
  [/(?:closed (?:for|during) )?lunch(?: break| hour)?(?![a-z]):?/y, 'pause'],
  [/(?:cerrad[oa] para almorzar|(?:cerrad[oa] (?:para|por|durante) (?:el )?|hora del? )?almuerzo)(?![a-z]):?/y, 'pause'],
]
