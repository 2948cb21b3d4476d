// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { ServiceQuickLinks as View } from './ServiceQuickLinks.tsx'
import { serviceQuickLinks as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }
const one = [{ title: { en: 'Open an account', es: 'Abra una cuenta' }, intro: { en: 'About ten minutes' }, link: '/personal/' }]

describe('service quick links', () => {
  it('[BLK-48] show each link with its intro, title and address', () => {
    const link = renderBlock(block, { quickLinks: one }).querySelector('li a')
    expect([link?.getAttribute('href'), link?.querySelector('b')?.textContent, link?.querySelector('span')?.textContent]).toEqual([
      '/en/personal/',
      'Open an account',
      'About ten minutes',
    ])
  })

  it('[BLK-49] show headline, line below it, sidebar headline and sidebar text', () => {
    const text = renderBlock(block, {
      quickLinks: one,
      headline: { en: 'Need' },
      subHeadline: { en: 'Sub' },
      sidebarHeadline: { en: 'Side' },
      sidebarBody: { en: '<p>Body</p>' },
    }).textContent
    for (const words of ['Need', 'Sub', 'Side', 'Body']) expect(text).toContain(words)
  })

  it('[BLK-50] [BLK-93] [D-BLK-20] give lists and their string form the same output', () => {
    const asLists = { quickLinks: one, sidebarCTAs: [{ link: '/contact-us/', linkText: { en: 'Write to us' } }] }
    const asText = { links_json: JSON.stringify(one), sidebarCTAs_json: JSON.stringify(asLists.sidebarCTAs) }
    expect(renderBlock(block, asText).innerHTML).toBe(renderBlock(block, asLists).innerHTML)
    expect(renderBlock(block, asLists).querySelector('.more')?.textContent).toContain('Write to us')
  })

  it('[LINK-10] load a link as a full page when it is flagged, in a list and in its string form', () => {
    const flagged = [{ ...one[0], refresh: true }]
    const sidebarCTAs = [{ link: '/contact-us/', linkText: { en: 'Write to us' }, refresh: true }]
    const reloads = (fields: Parameters<typeof renderBlock<typeof schema, NonNullable<ReturnType<typeof toProps>>>>[1]) =>
      [...renderBlock(block, fields).querySelectorAll('a')].map((link) => link.hasAttribute('data-astro-reload'))
    expect(reloads({ quickLinks: one, sidebarCTAs: [{ link: '/contact-us/' }] })).toEqual([false, false])
    expect(reloads({ quickLinks: flagged, sidebarCTAs })).toEqual([true, true])
    expect(reloads({ links_json: JSON.stringify(flagged), sidebarCTAs_json: JSON.stringify(sidebarCTAs) })).toEqual([true, true])
  })

  it('[D-BLK-20] prefer the list when both are there', () => {
    const links_json = JSON.stringify([{ title: 'From text', link: '/business/' }])
    expect(renderBlock(block, { quickLinks: one, links_json }).querySelector('li b')?.textContent).toBe('Open an account')
  })

  it('[BLK-52] read JSON texts for the language of the page, one string for both allowed', () => {
    const links_json = JSON.stringify([
      { title: { en: 'Rates', es: 'Tasas' }, link: '/personal/' },
      { title: 'Blog', link: { en: '/blog/', es: '/blog/' } },
    ])
    const titles = [...renderBlock(block, { links_json }, { language: 'es' }).querySelectorAll('li b')].map(
      ({ textContent }) => textContent,
    )
    expect(titles).toEqual(['Tasas', 'Blog'])
  })

  it.each([
    ['the sidebar text', { sidebarBody: { en: '<p>Body</p>' }, subHeadline: { en: 'Sub' } }, 'Body'],
    ['the line below the headline when there is no sidebar text', { subHeadline: { en: 'Sub' } }, 'Sub'],
  ])('[BLK-51] enlarge the first letter of %s', (_name, fields, words) => {
    const marked = (bigFirstLetter: boolean) =>
      renderBlock(block, { quickLinks: one, ...fields, bigFirstLetter }).querySelector('.service-quick-links-big-letter')
    expect(marked(true)?.textContent).toBe(words)
    expect(marked(false)).toBeNull()
  })

  it.each([
    ['no links', {}],
    ['a blank string form', { links_json: ' ' }],
    ['a link without an address', { quickLinks: [{ title: { en: 'Nowhere' } }] }],
  ])('[BLK-53] are hidden with %s', (_name, fields) => {
    expect(renderBlock(block, { headline: { en: 'Need' }, ...fields }).innerHTML).toBe('')
  })
})
