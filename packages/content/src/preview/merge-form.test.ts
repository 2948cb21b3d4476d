import { expect, it } from 'vitest'
import { mergeForm } from './merge-form.ts'

it('puts the words of one language in place, and leaves those of the other', () => {
  const stored = { id: 'home', uri: '/', title: { en: 'Home', es: 'Inicio' }, order: 3, blocks: [{ id: 'a', block: 'one' }] }
  const form = {
    id: 'home',
    uri: '/',
    title: 'House',
    order: 4,
    blocks: [
      { id: 'b', block: 'two' },
      { id: 'a', block: 'one' },
    ],
  }
  expect(mergeForm('pages', 'home', stored, form, 'en')).toMatchObject({
    id: 'home',
    title: { en: 'House', es: 'Inicio' },
    order: 4,
    blocks: [
      { id: 'b', block: 'two' },
      { id: 'a', block: 'one' },
    ],
    _status: 'published',
  })
})

it('is approved or not as the form says, or else as it is stored', () => {
  const approved = (stored: object, form: object) => mergeForm('pages', 'home', { ...stored }, { ...form }, 'en')['approved']
  expect([approved({ approved: true }, { approved: false }), approved({ approved: true }, {})]).toEqual([false, true])
})

it('merges the one row of a block, unless its kind was changed', () => {
  const stored = { content: [{ blockType: 'simpleContent', id: 'r', content: { en: '<p>One</p>', es: '<p>Uno</p>' } }] }
  const form = { content: [{ blockType: 'simpleContent', id: 'r', content: '<p>Dos</p>' }] }
  expect(mergeForm('blocks', 'words', stored, form, 'es')['content']).toMatchObject([{ content: { en: '<p>One</p>', es: '<p>Dos</p>' } }])
  const other = { content: [{ blockType: 'banner', id: 'r', title: 'New' }] }
  expect(mergeForm('blocks', 'words', stored, other, 'en')['content']).not.toMatchObject([{ content: expect.anything() }])
})

it('keeps what the form leaves out, and names records that it shows in full', () => {
  const merged = mergeForm('pages', 'home', { description: { en: 'All' }, shareImage: 'a' }, { shareImage: { id: 'b', alt: {} } }, 'en')
  expect(merged).toMatchObject({ description: { en: 'All' }, shareImage: 'b' })
})
