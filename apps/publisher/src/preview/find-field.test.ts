import { expect, it } from 'vitest'
import { findField } from './find-field.ts'

const banner = (id: string, title: string, link = 'Learn more') => ({
  slug: 'blocks',
  id,
  content: { id, kind: 'banner', title: { en: title, es: `${title} en español` }, links: [{ text: { en: link } }], color: 'blue' },
})
const records = [
  banner('savings', 'Save more'),
  banner('loans', 'Borrow wisely'),
  { slug: 'pages', id: 'home', content: { id: 'home', title: { en: 'Home' } } },
]

it('finds the field that holds what was clicked, in the language that is shown', () => {
  expect(findField(records, ['Borrow wisely'], 'en')).toEqual({ slug: 'blocks', id: 'loans', field: ['title'] })
  expect(findField(records, ['Borrow wisely en español'], 'es')).toEqual({ slug: 'blocks', id: 'loans', field: ['title'] })
  expect(findField(records, ['Home'], 'en')).toEqual({ slug: 'pages', id: 'home', field: ['title'] })
})

it('tells records with the same words apart by what stands around them', () => {
  const around = ['Borrow wisely Learn more', 'Save more Learn more Borrow wisely Learn more']
  expect(findField(records, ['Learn more', ...around], 'en')).toEqual({ slug: 'blocks', id: 'loans', field: ['links', 0, 'text'] })
})

it('reads HTML as visitors do, and parts of a text', () => {
  const html = [{ slug: 'blocks', id: 'words', content: { content: { en: '<h2>A&nbsp;bank</h2>\n<p>For <b>you</b> &amp; yours.</p>' } } }]
  expect(findField(html, ['For you & yours.'], 'en')?.field).toEqual(['content'])
  expect(findField(html, ['you'], 'en')?.field).toEqual(['content'])
})

it('opens the record as a whole where a click hits no text of its own, and nothing where none stands', () => {
  expect(findField(records, ['', 'Save more Learn more'], 'en')).toEqual({ slug: 'blocks', id: 'savings', field: [] })
  expect(findField(records, ['Elsewhere'], 'en')).toBeUndefined()
})

it('opens the block whose headline says the same as the title of its page', () => {
  const page = { slug: 'pages', id: 'one', content: { id: 'one', uri: '/one/', title: { en: 'Fees' } } }
  const block = { slug: 'blocks', id: 'words', content: { content: { en: '<h1>Fees</h1><p>There are none.</p>' } } }
  const card = { slug: 'pages', id: 'two', content: { id: 'two', title: { en: 'Rates' } } }
  const around = ['Fees There are none.', 'Fees There are none. Rates']
  expect(findField([page, block, card], ['Fees', ...around], 'en')).toEqual({ slug: 'blocks', id: 'words', field: ['content'] })
  expect(findField([page, block, card], ['Rates', ...around], 'en')).toEqual({ slug: 'pages', id: 'two', field: ['title'] })
})

it('opens the first of the fields that a text is put together of', () => {
  const person = (id: string, firstName: string, lastName: string) => ({
    slug: 'staff',
    id,
    content: { id, firstName, middleName: 'M.', lastName, jobTitle: { en: 'Treasury officer' }, city: 'Houston', state: 'TX' },
  })
  const story = { slug: 'blocks', id: 'story', content: { content: { en: '<p>Ask Ana Ruiz for more.</p>' } } }
  const people = [story, person('ana', 'Ana', 'Ruiz'), person('ben', 'Ben', 'Ruiz')]
  const around = ['Ben Ruiz Treasury officer', 'Ana Ruiz Treasury officer Ben Ruiz Treasury officer Ask Ana Ruiz for more.']
  const found = (text: string) => findField(people, [text, ...around], 'en')
  expect(found('Ben Ruiz')).toEqual({ slug: 'staff', id: 'ben', field: ['firstName'] })
  expect(found('Ana Ruiz')).toEqual({ slug: 'staff', id: 'ana', field: ['firstName'] })
  expect(found('Ruiz, Ben M.')).toEqual({ slug: 'staff', id: 'ben', field: ['lastName'] })
  expect(found('Houston, TX')?.field).toEqual(['city'])
  expect(found('Houston, Ohio')?.field).toEqual([])
})
