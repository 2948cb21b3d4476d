import { problemIn } from '@bank/content/spanish/problem-in.ts'
import { expect, it } from 'vitest'
import { describeProblems } from './describe-problems.ts'

const link = (href: string) => `<a href="${href}">On</a>`
const block = (id: string, en: string, es?: string) => ({ id, content: { en, ...(es !== undefined && { es }) } })

const snapshotOf = (...blocks: readonly object[]) =>
  ({
    settings: {},
    records: {
      pages: [
        { id: 'home', uri: '/', blocks: [{ block: 'words' }] },
        { id: 'host', uri: '/host/', blocks: [{ block: 'one' }] },
      ],
      posts: [{ id: 'storm', permalink: 'storm', content: { en: link('#post') } }],
    },
    blocks,
    media: [],
  }) as never

const dead = (written: string, pages: readonly string[], address?: string) =>
  pages.map((page) => ({ address: address ?? (written.startsWith('#') ? `${page}${written}` : written), written, page }))

const hosts = ['/en/host/', '/es/host/']

it('names record, field and language of a place that is missing on the page itself, each once', () => {
  const snapshot = snapshotOf(block('one', link('#gone'), link('#gone')))
  expect(describeProblems(snapshot, [], dead('#gone', hosts))).toEqual(
    ['English', 'Spanish'].map(
      (language) =>
        `blocks one, field content, in ${language}, value "<a href="#gone">On</a>": #gone leads to no place on the page that it stands on`,
    ),
  )
})

it('names the text of the language in which it is missing alone, and the English one where that stands in', () => {
  const [en, es] = hosts as [string, string]
  const snapshot = snapshotOf(block('one', link('#gone'), link('#gone')))
  expect(describeProblems(snapshot, [], dead('#gone', [es]))).toEqual([expect.stringContaining('in Spanish')])
  expect(describeProblems(snapshot, [], dead('#gone', [en]))).toEqual([expect.stringContaining('in English')])
  expect(describeProblems(snapshotOf(block('one', link('#gone'))), [], dead('#gone', hosts))).toEqual([
    expect.stringContaining('in English'),
  ])
})

it('blames the records of the page for a place of its own, and all that name it where none of these does', () => {
  const blocks = [block('other', link('#gone')), block('one', link('#gone')), block('full', link('/host/#gone'))]
  const recordsIn = (lines: readonly string[]) => lines.map((line) => line.split(',')[0])
  expect(recordsIn(describeProblems(snapshotOf(...blocks), [], dead('#gone', hosts)))).toEqual(['blocks full', 'blocks one'])
  expect(recordsIn(describeProblems(snapshotOf(...blocks), [], dead('#gone', ['/en/else/'])))).toEqual(['blocks other', 'blocks one'])
  expect(recordsIn(describeProblems(snapshotOf(block('other', link('#post'))), [], dead('#post', ['/en/blog/storm/'])))).toEqual([
    'posts storm',
  ])
})

it('finds an address with a query by what the page has written, and says that the place is missing', () => {
  const snapshot = snapshotOf(block('words', link('/about/?x=1#zz')))
  expect(describeProblems(snapshot, [], dead('/en/about/?x=1#zz', ['/en/'], '/en/about/#zz'))).toEqual([
    expect.stringMatching(/^blocks words, field content, in English, .*: \/about\/\?x=1#zz leads to no place on that page$/),
  ])
})

it('blames nobody for a call to nobody whose link is right', () => {
  const snapshot = snapshotOf(block('one', link('tel:')), block('words', link('tel:+18005550142')))
  expect(describeProblems(snapshot, [], dead('tel:', hosts))).toEqual([expect.stringMatching(/^blocks one, .*: tel: calls nobody$/)])
})

it.each([
  [
    '/en/about/#zz',
    '/en/about/#zz leads to no place on that page (on /en/host/)',
    '/en/about/#zz no lleva a ningún lugar de esa página (en /en/host/)',
  ],
  ['/gone/', '/gone/ leads to no published page (on /en/host/)', '/gone/ no lleva a ninguna página publicada (en /en/host/)'],
  ['tel:', 'tel: calls nobody (on /en/host/)', 'tel: no llama a nadie (en /en/host/)'],
])('tells %s, which no field names, once, with the first page', (address, english, spanish) => {
  const lines = describeProblems(snapshotOf(), [], dead(address, hosts))
  expect(lines).toEqual([english])
  expect(lines.map((line) => problemIn('es', line))).toEqual([spanish])
})

it.each([
  ['tel:none', 'tel:none no llama a nadie'],
  ['mailto:help', 'mailto:help no es una dirección de correo'],
  ['/media/none.webp', '/media/none.webp no es ningún archivo del sitio'],
  ['#zz', '#zz no lleva a ningún lugar de la página en la que está'],
])('says in Spanish, too, what is wrong with %s', (address, message) => {
  const [line = ''] = describeProblems(snapshotOf(block('one', link(address))), [], dead(address, ['/en/host/']))
  expect(problemIn('es', line)).toBe(`Bloque one, campo Contenido, en inglés, valor "${link(address)}": ${message}`)
})

it('says of a link that is not followed what kind it is', () => {
  const text = 'block "one" on page "host": the link "javascript:alert(1)" is an address of a kind that the site does not link to'
  const found = describeProblems(snapshotOf(block('one', link('javascript:alert(1)'))), [{ text, link: 'javascript:alert(1)' }], [])
  expect(found).toEqual([
    expect.stringMatching(/^blocks one, .*: javascript:alert\(1\) is an address of a kind that the site does not link to$/),
  ])
  expect(problemIn('es', text)).toBe(
    'bloque «one» en página «host»: el enlace «javascript:alert(1)» es una dirección de un tipo al que el sitio no enlaza',
  )
})

it.each([
  ['http://localhost/', 'leads to no website that visitors reach', 'no lleva a ningún sitio web al que lleguen los visitantes'],
  [
    'https://user:pw@elsewhere.example/',
    'is an address with a name or a password; write it without what stands before the @',
    'es una dirección con un nombre o una contraseña; escríbala sin lo que está antes de la @',
  ],
  ['//evil.example/x', 'is no whole address; write a path such as /contact/, or an address with https://', undefined],
])('names the text with %s and no other one', (address, english, spanish) => {
  const text = `block "one" on page "host": the link "${address}" ${english}`
  const snapshot = snapshotOf(block('one', link(address)), block('two', link(`https:${address}`)))
  const found = describeProblems(snapshot, [{ text, link: address }], [])
  expect(found).toEqual([`blocks one, field content, in English, value "${link(address)}": ${address} ${english}`])
  if (spanish) expect(problemIn('es', found[0] ?? '')).toContain(`: ${address} ${spanish}`)
})

it('names the text of a link without an address by the record that has it', () => {
  const text = 'block "one" on page "host": the link href="" leads nowhere; write where to, or take the link out'
  const snapshot = snapshotOf(block('one', `<img alt="">${link('')}`), block('two', link('')))
  const found = describeProblems(snapshot, [{ text, link: 'href=""' }], [])
  expect(found).toEqual([
    expect.stringMatching(/^blocks one, field content, .*: href="" leads nowhere; write where to, or take the link out$/),
  ])
  expect(problemIn('es', text)).toBe(
    'bloque «one» en página «host»: el enlace href="" no lleva a ninguna parte; escriba adónde, o quite el enlace',
  )
})

it('names the field of a link to the home page by the record that has it', () => {
  const text = 'block "banner" on page "host": the link "/" leads to no published page'
  const banner = { id: 'banner', link: '/', content: { en: 'And / or' } }
  expect(describeProblems(snapshotOf(banner, { id: 'other', link: '/' }), [{ text, link: '/' }], [])).toEqual([
    'blocks banner, field link, value "/": / leads to no published page',
  ])
})

it('names the text whose English address follows its page into Spanish', () => {
  const snapshot = snapshotOf(block('one', link('/en/about/#zz'), link('/en/about/#zz')))
  expect(describeProblems(snapshot, [], dead('/es/about/#zz', ['/es/host/']))).toEqual([
    expect.stringMatching(/^blocks one, field content, in Spanish, .*: \/en\/about\/#zz leads to no place on that page$/),
  ])
})

it.each([
  ['mailto:nobody', { id: 'one', email: 'nobody' }, 'blocks one, field email, value "nobody": mailto:nobody is no mail address'],
  ['tel:12', { id: 'one', phone: '1-2' }, 'blocks one, field phone, value "1-2": tel:12 calls nobody'],
])('names the field that %s is made of', (address, record, line) => {
  expect(describeProblems(snapshotOf(record, { id: 'two', phone: 'none' }), [], dead(address, hosts))).toEqual([line])
})

it.each([
  ['tel:12', { phone: '12' }, { charges: '$12; none in your resting months', address2: 'Suite 12', title: { en: '12' } }],
  ['mailto:help', { email: 'help' }, { title: { en: 'help' }, permalink: 'help' }],
])('blames no text that happens to hold what %s is made of', (address, made, others) => {
  const [line, ...more] = describeProblems(
    snapshotOf({ id: 'one', ...made, ...others }, { id: 'two', ...others }),
    [],
    dead(address, hosts),
  )
  expect([line, more]).toEqual([expect.stringMatching(/^blocks one, field (?:phone|email), /), []])
})

it('blames the record that a problem names alone where it has the link', () => {
  const text = 'block "one" on page "host": the link "tel:12" calls nobody'
  const snapshot = snapshotOf(block('one', link('tel:12')), block('two', link('tel:12')))
  expect(describeProblems(snapshot, [{ text, link: 'tel:12' }], [])).toEqual([expect.stringMatching(/^blocks one, /)])
})

it('names a text that links to nobody and the fields that the same link is made of', () => {
  const snapshot = snapshotOf(block('one', link('tel:12')), { id: 'two', phone: '12' }, { id: 'three', phone: '13' })
  expect(describeProblems(snapshot, [], dead('tel:12', hosts)).map((line) => line.split(',')[0])).toEqual(['blocks one', 'blocks two'])
})
