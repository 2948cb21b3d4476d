import { expect, it } from 'vitest'
import { problemIn } from '../spanish/problem-in.ts'
import { recordWarnings } from './record-warnings.ts'

const at = { latitude: 30, longitude: -90 }
const document = (slug: string, id: string, content: Readonly<Record<string, unknown>>) =>
  ({ slug, id, content: { ...(slug === 'locations' && at), ...content }, published: true }) as never
const picture = (id: string, en?: string, es?: string) =>
  ({ picture: { id, ...(en !== undefined && { alt: { en, es } }) }, problems: [] }) as never

it('names each picture of a record that says nothing', () => {
  const pictures = [
    picture('dawn', 'The sea at dawn', 'El mar al amanecer'),
    picture('sea', 'The sea', ' '),
    picture('dusk'),
    picture('noon', ' \u200b'),
  ]
  const of = (locationPicture: string) => recordWarnings(document('settings', '', { locationPicture }), pictures)
  expect(of('dawn')).toEqual([])
  const [line = '', ...others] = of('sea')
  expect([line, others]).toEqual([expect.stringMatching(/^settings, field locationPicture, .*no alternative text in Spanish/), []])
  expect(problemIn('es', line)).toContain('no tiene texto alternativo en español')
  for (const id of ['dusk', 'noon'])
    expect(of(id)).toEqual([expect.stringMatching(new RegExp(`^settings, field locationPicture, value "${id}": .* no alternative text`))])
})

it('[D-LOC-9] names hours that are read and look wrong, and audiences that are not understood', () => {
  const content = {
    Audience_json: '[',
    mon: '9am-10am',
    tue: '9am-5pm',
    hoursExceptions: [{ dates: '2026-12-24', hours: '9am-10am' }, { dates: '2026-12-31' }],
  }
  expect(recordWarnings(document('locations', 'covington', content), [])).toEqual([
    expect.stringContaining('field Audience_json'),
    expect.stringMatching(/^locations covington, field mon, value "9am-10am": .*shorter than two hours/),
    expect.stringContaining('field hoursExceptions, row 1, hours'),
  ])
})

it('[CONST-08] says that an alert in English alone stands on Spanish pages, and nothing of one in both', () => {
  const of = (description: object) => recordWarnings(document('alerts', 'storm', { description }), [])
  expect(of({ en: 'Closed', es: 'Cerrado' })).toEqual([])
  expect(of({ en: 'Closed' })).toEqual(['alerts storm, field description, in Spanish: is empty, so Spanish pages show the English text'])
})

it('[D-LOC-12] names each service of a location that has no Spanish name', () => {
  const of = (...services: string[]) =>
    recordWarnings(document('locations', 'lufkin', { featuredServices: services.map((service) => ({ service })) }), [])
  expect(of('Has ATM', 'Agricultural Lending', 'Se Habla Español', '')).toEqual([])
  expect(of('Has ATM', 'Crop Insurance')).toEqual([
    'locations lufkin, field featuredServices, row 2, service, value "Crop Insurance": has no Spanish name, so Spanish pages show it as it is written here',
  ])
})

it.each([
  [
    'blocks',
    { kind: 'banner', headline: { en: 'Short', es: 'x'.repeat(101) } },
    /^blocks one, field headline, in Spanish, value "x{79}…: has 101 characters/,
  ],
  ['locations', { phone: 'abc' }, /^locations one, field phone, value "abc": is no telephone number/],
  ['staff', { phone: '555-0142' }, /^staff one, field phone, value "555-0142": is no telephone number/],
  ['settings', { tollFreeNumber: 'abc' }, /^settings one, field tollFreeNumber, value "abc": is no telephone number/],
  ['blocks', { kind: 'banner', Audience: '[{' }, /^blocks one, field Audience, value .*: is not a JSON list of audience rules/],
  ['locations', { state: 'XX' }, /^locations one, field state, value "XX": is no state of the USA/],
  ['locations', { longitude: undefined }, /^locations one, field latitude, value 30: is empty, or longitude is/],
  ['products', { minimumAge: 90, maximumAge: 19 }, /^products one, field maximumAge, value 19: is below the youngest age, 90/],
  ['products', { maximumAge: 17 }, /^products one, field maximumAge, value 17: is below the youngest age, 18/],
  ['locations', { zip: '1' }, /^locations one, field zip, value "1": is no ZIP code/],
] as const)('names texts of %s that look wrong, in both languages of the admin: %o', (slug, content, words) => {
  const warnings = recordWarnings(document(slug, 'one', content), [])
  expect(warnings).toEqual([expect.stringMatching(words)])
  expect(problemIn('es', warnings[0] ?? '')).toMatch(
    /: (?:tiene 101 caracteres|está vacío|es menor que la edad|no es un(?:a lista JSON| teléfono| código postal| estado))/,
  )
})

it.each([
  ['<img src="https://other.example/a.png" alt="">', /^leaves out the picture "https:\/\/other\.example\/a\.png"/, /deja fuera la imagen/],
  ['<img src="//other.example/a.png" alt="">', /^leaves out the picture "\/\/other\.example\/a\.png"/, /deja fuera la imagen/],
  [`<img src="data:image/png;base64,${'A'.repeat(999)}" alt="">`, /^leaves out the picture "data:image.{1,80}…"/, /deja fuera la imagen/],
  ['<iframe src="https://other.example/"></iframe>', /^leaves out the frame "https:\/\/other\.example\/"/, /deja fuera el marco/],
  ['<p><IMG SRC="/media/a.webp"></p>', /^shows the picture "\/media\/a\.webp" without alternative text/, /sin texto alternativo/],
])('[D-BLK-14] names what visitors do not get of a text, in both languages of the admin: %s', (html, words, spanish) => {
  const warnings = recordWarnings(document('blocks', 'one', { kind: 'simpleContent', content: { en: html } }), [])
  expect(warnings.map((line) => line.replace(/^.*?: (?=leaves|shows)/, ''))).toEqual([expect.stringMatching(words)])
  expect(problemIn('es', warnings[0] ?? '')).toMatch(spanish)
})

it('[D-BLK-14] names elements and attributes that visitors do not get of a text, once a field, in both languages of the admin', () => {
  const html = '<video src="/a.mp4"></video><p onclick="go()" style="color:red">Hi</p><p onclick="go()">Ho</p>'
  const content = { kind: 'simpleContent', content: { en: html, es: '<form></form>' } }
  const [english = '', ...others] = recordWarnings(document('blocks', 'one', content), [])
  const end = 'which no text may hold here; write it without, or use a block that does this'
  expect(english).toMatch(/^blocks one, field content, in English, value "/)
  expect(english.endsWith(`: leaves out <video>, onclick, style, ${end}`)).toBe(true)
  expect(others).toEqual([`blocks one, field content, in Spanish, value "<form></form>": leaves out <form>, ${end}`])
  expect(problemIn('es', english)).toMatch(/: deja fuera <video>, onclick, style, que ningún texto puede llevar aquí; /)
})

it('[D-FORM-15] knows that tags place blocks in the content of a page, and not in other texts', () => {
  const tag = '<p>Hi</p><contact-us zip></contact-us>'
  expect(recordWarnings(document('blocks', 'one', { kind: 'simpleContent', content: { en: tag } }), [])).toEqual([])
  expect(recordWarnings(document('faq-questions', 'one', { answer: { en: tag } }), [])).toEqual([
    expect.stringContaining('leaves out <contact-us>,'),
  ])
})

it('says nothing of pictures of this site, of videos and of the calculator', () => {
  const html =
    '<img src="/media/a.webp" alt=""><iframe src="https://www.youtube.com/embed/abc"></iframe><iframe src="/calculator-iframe/"></iframe>'
  expect(recordWarnings(document('blocks', 'one', { kind: 'simpleContent', content: { en: html } }), [])).toEqual([])
})

it('says nothing of headlines, telephone numbers and ZIP codes that are right', () => {
  for (const phone of ['800-555-0142', '(228) 555-0142', '+1 228 555 0142', '228.555.0142 ext. 12', ' '])
    expect(recordWarnings(document('locations', 'one', { phone, zip: '39501', headline: { en: 'Up early' } }), [])).toEqual([])
  expect(recordWarnings(document('locations', 'one', { zip: '39501-1234' }), [])).toEqual([])
})
