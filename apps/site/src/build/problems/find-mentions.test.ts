import { expect, it } from 'vitest'
import { findMentions } from './find-mentions.ts'

const mentionsIn = (texts: readonly string[], address: string): readonly number[] => {
  const blocks = texts.map((content, index) => ({ id: String(index), content }))
  return findMentions({ settings: {}, records: {}, blocks, media: [] } as never, address).map(({ record }) => Number(record))
}

it('finds an address as a whole, with its language prefix or without', () => {
  const texts = ['<a href="/fees/">', '/fees/', '/en/fees/', '/fees/2026/', 'https://x.example/fees/', 'See /fees/ there', '/old/fees/']
  expect(mentionsIn(texts, '/en/fees/')).toEqual([0, 1, 2, 4, 5])
})

it('takes no word of prose for an address without a slash', () => {
  expect(mentionsIn(['<a href="nowhere">', 'nowhere', 'It leads nowhere.', "<a href='nowhere#x'>"], 'nowhere')).toEqual([0, 1])
})

it.each(['tel:', 'mailto:', 'mailto:help', '#gone'])('takes no value that only starts or ends as %s does for it', (address) => {
  const json = JSON.stringify([{ html: `<a href="${address}">` }])
  const same = [`<a href="${address}">`, `<a href='${address}'>`, `<a href=${address}>`, `<a href=" ${address} ">`, ` ${address}`, json]
  const others = [`<a href="${address}+18005550142">`, `<a href=${address}@b.example>`, `<a href="/x/${address}">`, `Write ${address} here`]
  expect(mentionsIn([...same, ...others], address)).toEqual(same.map((_, index) => index))
})

it('finds a place of a page however its address is written', () => {
  const texts = [
    '/about/?x=1&y=2#años',
    '<a href="/about?x=1&amp;y=2#años">',
    'https://x.example/en/about/?x=1&y=2#a%C3%B1os',
    '/about/#años',
  ]
  expect(mentionsIn(texts, '/en/about/?x=1&y=2#a%C3%B1os')).toEqual([0, 1, 2])
})

it('says in which languages of the site a text shows: English stands in for Spanish that is empty', () => {
  const text = { en: '/gone/', es: '/gone/' }
  const blocks = [{ id: 'a', link: '/gone/', both: text, rows: [{ title: { ...text, es: ' ' } }] }]
  const found = findMentions({ settings: {}, records: {}, blocks, media: [] } as never, '/gone/')
  expect(found.map(({ field, languages }) => [field.join(' '), ...languages])).toEqual([
    ['link', 'en', 'es'],
    ['both en', 'en'],
    ['both es', 'es'],
    ['rows 0 title en', 'en', 'es'],
  ])
})
