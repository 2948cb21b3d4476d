import { expect, it } from 'vitest'
import { describeProblem } from '../records/problem.ts'
import type { StoredDocument } from '../store/read-store.ts'
import { duplicateProblems } from './check-addresses.ts'

const document = (slug: string, id: string, content: StoredDocument['content']) => ({ slug, id, content }) as StoredDocument
const branch = (id: string, permalink: string) => document('locations', id, { state: 'LA', permalink })
const problems = (...documents: readonly StoredDocument[]) => duplicateProblems(documents).map(describeProblem)

const about = document('pages', 'about', { uri: '/about/' })

it.each([
  ['pages', [about, document('pages', 'again', { uri: '/About/' })], 'pages again, field uri, value "/About/": is taken by pages about'],
  [
    'an article and a page',
    [document('pages', 'page', { uri: '/blog/one/' }), document('posts', 'post', { uri: '/blog/ONE/' })],
    'posts post, field uri, value "/blog/ONE/": is taken by pages page',
  ],
  [
    'branches',
    [branch('one', 'canal'), branch('two', 'Canal')],
    'locations two, field permalink, value "Canal": is taken by locations one',
  ],
  [
    'a page and a branch that has its address written out, whatever its permalink',
    [
      document('pages', 'page', { uri: '/locations/la/canal/' }),
      document('locations', 'far', { permalink: 'far', uri: '/locations/la/canal/' }),
    ],
    'locations far, field uri, value "/locations/la/canal/": is taken by pages page',
  ],
  [
    'branches, one of which has the address of the other one written out',
    [branch('one', 'canal'), document('locations', 'far', { permalink: 'far', uri: '/locations/la/canal/' })],
    'locations far, field uri, value "/locations/la/canal/": is taken by locations one',
  ],
] as const)('refuses an address that differs in capitals only from that of an earlier record: %s', (_, documents, problem) => {
  expect(problems(...documents)).toContain(`${problem}; choose another`)
})

it('says once that a branch has the permalink of another one', () => {
  expect(problems(branch('one', 'canal'), branch('two', 'canal'))).toHaveLength(1)
})

it('lets addresses be that differ in more, and capitals by themselves', () => {
  expect(problems(about, document('pages', 'home', { uri: '/WelcomeBTH/' }), document('pages', 'other', { uri: '/welcomehome/' }))).toEqual(
    [],
  )
})

it('keeps pages off the addresses of states and towns that have locations', () => {
  const inTown = document('locations', 'one', { state: 'LA', permalink: 'canal', city: 'Bayou Vista' })
  const page = (uri: string) => document('pages', 'page', { uri })
  for (const uri of ['/locations/la/', '/locations/LA/', '/locations/la/town/bayou-vista/'])
    expect(problems(inTown, page(uri))).toEqual([
      `pages page, field uri, value "${uri}": is where the locations of a state or town are listed; choose another`,
    ])
  for (const uri of ['/locations/tx/', '/locations/la/town/canal/', '/locations/']) expect(problems(inTown, page(uri))).toEqual([])
})
