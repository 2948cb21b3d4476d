import { unsavedDocument } from '@bank/content/preview/unsaved-document.ts'
import { problemIn } from '@bank/content/spanish/problem-in.ts'
import { changeTag } from '@bank/content/store/database/change-tag.ts'
import type { Preview } from '@bank/site/build/preview/preview-of.ts'
import type { RecordName } from '@bank/site/build/preview/shown-records.ts'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { storePublisher } from '../store-publisher.ts'
import { environmentOf, openSmallStore, smallDataFolder } from '../testing/small-store.ts'
import { draftPreview } from './draft-preview.ts'
import type { DraftPreview } from './view.ts'

let preview: DraftPreview
let save: (slug: string, id: string, data: object) => Promise<unknown>
let publish: typeof save
let create: (slug: string, data: object) => Promise<unknown>
let remove: (slug: string, id: string) => Promise<unknown>
/** The site with a record, and without it. */
let bothSites: (record: RecordName) => Promise<readonly Preview[]>

beforeAll(async () => {
  const dataDir = await smallDataFolder()
  const store = await openSmallStore(dataDir)
  const { content, site } = await storePublisher(store, environmentOf(dataDir))
  preview = draftPreview({ content, site, tag: () => changeTag(store), unsavedDocument: (unsaved) => unsavedDocument(store, unsaved) })
  bothSites = async (leaving) => {
    await content.refresh()
    const shown = [content.showing({ drafts: 'none' }), content.showing({ drafts: 'none', leaving })]
    return Promise.all(shown.map(({ snapshot }) => site.preview(snapshot)))
  }
  create = (collection, data) => store.payload.create({ collection, locale: 'en', draft: true, data: data as never })
  remove = (collection, id) => store.payload.delete({ collection, id })
  publish = (collection, id, data) => store.payload.update({ collection, id, locale: 'en', data: { ...data, _status: 'published' } })
  save = (collection, id, data) => store.payload.update({ collection, id, locale: 'en', draft: true, data })
  return async () => {
    await preview.close()
    await site.close()
    await store.close()
  }
}, 300_000)

/** What is found of a record as somebody writes it. */
const findings = (slug: string, id: string, data: object) =>
  preview.findings({ slug, id }, { drafts: { slug, id }, unsaved: { slug, id, language: 'en', data: data as Record<string, unknown> } })

const block = (html: string) => ({ content: [{ blockType: 'simpleContent', content: html }] })

describe('what stands between a draft and the site', () => {
  it('is nothing where nothing is', async () => {
    expect(await findings('blocks', 'text-one', block('<h1>One</h1><p><a href="/two/">On</a></p>'))).toEqual({ toMend: [], toLookAt: [] })
  })

  it.each([
    ['a page that is not there', '/nowhere/'],
    ['a place on the page that is not there', '/one/#nowhere'],
    ['a file that is not there', '/media/nowhere.pdf'],
    ['a place of its own that is not there', '#nowhere'],
    ['such a place behind a query', '/one/?x=1&amp;y=2#nowhere'],
    ['nobody', 'tel:nowhere'],
    ['no mailbox', 'mailto:nowhere'],
    ['what is no page and no file', 'javascript:nowhere'],
    ['an address that is not whole', 'nowhere/'],
  ])('is a link to %s, with the record to mend', async (_, href) => {
    const { toMend } = await findings('blocks', 'text-one', block(`<h1>One</h1><p><a href="${href}">On</a></p>`))
    expect(toMend.length).toBeGreaterThan(0)
    for (const problem of toMend)
      expect(problem).toMatchObject({ text: expect.stringContaining('nowhere'), slug: 'blocks', id: 'text-one' })
  })

  it.each([
    '/media/nowhere.png',
    '/media/nowhere.0123456789.640.webp',
    '/media/nowhere.0123456789.96.blur.webp',
    '/media/%E0%A4%A',
    '/robots.txt',
    '/sitemap.xml',
    '/_astro/nowhere.png',
  ])('is a picture that is not there: %s', async (src) => {
    const { toMend } = await findings('blocks', 'text-one', block(`<h1>One</h1><p><img src="${src}" alt="None"></p>`))
    expect(toMend).toMatchObject([{ text: expect.stringContaining(`${src} names no file of the site`), slug: 'blocks', id: 'text-one' }])
  })

  it('is a title that would be cut, before it is saved', async () => {
    const title = 'A title that goes on and on, far beyond what any list of results would ever show of it'
    const { toMend } = await findings('pages', 'one', { title })
    expect(toMend).toMatchObject([{ text: expect.stringContaining('characters'), slug: 'pages', id: 'one' }])
  })

  it.each(['[{"audience":', '{}'])('is an audience that can’t be read, with record, field and value: %s', async (Audience_json) => {
    const { toMend, toLookAt } = await findings('blocks', 'text-one', { ...block('<h1>One</h1>'), Audience_json })
    const text = expect.stringMatching(/^blocks text-one, field Audience_json, value "[[{].*": is not a JSON list of audience rules/)
    expect([toMend, toLookAt]).toEqual([[{ text, slug: 'blocks', id: 'text-one' }], []])
  })

  it.each([
    ['a name with a mistake in it', '["personal general", {"audience":"busness-general"}]', [2]],
    ['what is no rule', '[1]', [1]],
    ['a match that there is not', '[{"audience":"personal-general","match":"has"}]', [1]],
    ['nothing wrong, by name', '["Personal General"]', []],
    ['nothing wrong, by id', '[{"audience":"personal-general","match":"isNot"}]', []],
    ['no rule', '[]', []],
  ])('is each audience rule that names no audience: %s', async (_, Audience_json, rules) => {
    const { toMend } = await findings('blocks', 'text-one', { ...block('<h1>One</h1>'), Audience_json })
    const found = toMend.filter(({ text }) => text.includes('Audience_json'))
    const texts = rules.map((rule) =>
      expect.stringMatching(new RegExp(`^blocks text-one, field Audience_json, .*: has no known audience in rule ${rule};`)),
    )
    expect(found).toEqual(texts.map((text) => ({ text, slug: 'blocks', id: 'text-one' })))
  })

  const faulty = (data: object) => ({
    title: 'A title that goes on and on, far beyond what any list of results would ever show of it',
    meta: '<meta name="description" content="None"><link rel="alternate" href="/nowhere/">',
    Audience_json: '["busness-general"]',
    blocks: [{ block: 'text-one' }],
    ...data,
  })
  const faults = [/field title.* characters/, /\/nowhere\/.* leads to no published page/, /Audience_json.*has no known audience in rule 1/]

  it.each([
    ['one', 'Mal hecho', /field uri, value "Mal hecho": must be a path/],
    ['one', '/two/', /field uri, value "\/two\/": is taken by pages two/],
    ['never-saved', 'Mal hecho', /field uri, value "Mal hecho": must be a path/],
    ['never-saved', '/two/', /field uri, value "\/two\/": is taken by pages two/],
    ['never-saved', '', /field uri.*: is required/],
  ])('is all that is wrong at once, beside an address: %s at "%s"', async (id, uri, ofAddress) => {
    const { toMend } = await findings('pages', id, faulty({ uri }))
    const wanted = [ofAddress, ...faults].map((text) => ({ text: expect.stringMatching(text), slug: 'pages', id }))
    expect(toMend).toEqual(expect.arrayContaining(wanted))
    expect([toMend.length, JSON.stringify(toMend)]).toEqual([wanted.length, expect.not.stringContaining('put-aside')])
  })

  const publishBranch = async (): Promise<void> => {
    onTestFinished(async () => {
      await remove('locations', 'near')
      await remove('pages', 'locations')
    })
    await create('pages', { id: 'locations', uri: '/locations/', title: 'Locations', blocks: [{ block: 'text-one' }], approved: true })
    await publish('pages', 'locations', {})
    await create('locations', { id: 'near', name: 'Near', state: 'LA', permalink: 'near', city: 'Covington', approved: true })
    await publish('locations', 'near', {})
  }

  it.each([
    ['hours and place', { state: 'LA' }, []],
    [
      'the address of another branch',
      { state: 'Louisiana', uri: '/locations/la/near/' },
      [/field uri, value "\/locations\/la\/near\/": is taken by locations near/],
    ],
  ])('is all that is wrong at once with a location, its title as well: beside %s', async (_, data, more) => {
    await publishBranch()
    const title = 'A branch with a title that is much too long for any search engine at all'
    const far = { name: 'Far', permalink: 'far', city: 'Covington', title, latitude: 130, tue: 'whenever we like', approved: true, ...data }
    const { toMend } = await findings('locations', 'far', far)
    const texts = [/field latitude/, /field tue/, ...more, /field title.* makes a page title of 90 characters/]
    expect(toMend.filter(({ id }) => id === 'far').map(({ text }) => text)).toEqual(texts.map((text) => expect.stringMatching(text)))
  })

  it('is all that is wrong at once, beside the address of a town that has locations', async () => {
    await publishBranch()
    const { toMend } = await findings('pages', 'never-saved', faulty({ uri: '/locations/la/town/covington/' }))
    const texts = [/field uri, value .*is where the locations of a state or town are listed/, ...faults]
    expect(toMend.map(({ text }) => text)).toEqual(expect.arrayContaining(texts.map((text) => expect.stringMatching(text))))
    expect(toMend).toHaveLength(texts.length)
  })

  it('is all that is wrong at once, beside a block that there is not', async () => {
    const { toMend } = await findings('pages', 'never-saved', faulty({ uri: '/never-saved/', blocks: [{ block: 'none' }] }))
    const texts = [/^pages never-saved, field blocks, row 1, block, value "none"/, ...faults]
    expect(toMend.map(({ text }) => text)).toEqual(expect.arrayContaining(texts.map((text) => expect.stringMatching(text))))
    expect(toMend).toHaveLength(texts.length)
  })

  it('is all that is wrong at once with a saved article, as an approval looks', async () => {
    onTestFinished(async () => {
      await remove('posts', 'taken')
      await remove('pages', 'blog')
    })
    await create('pages', { id: 'blog', uri: '/blog/', title: 'Blog', blocks: [{ block: 'text-one' }], approved: true })
    await publish('pages', 'blog', {})
    await publish('pages', 'two', { uri: '/blog/taken/' })
    onTestFinished(async () => void (await publish('pages', 'two', { uri: '/two/' })))
    await create('posts', { id: 'taken', uri: '/blog/taken/', title: 'Taken', body: '<p><a href="/nowhere/">On</a></p>' })
    const record = { slug: 'posts', id: 'taken' }
    const { toMend } = await preview.findings(record, { drafts: record }, true)
    expect(toMend).toEqual(
      expect.arrayContaining([
        { text: expect.stringContaining('is taken by pages two'), ...record },
        { text: expect.stringMatching(/^posts taken, field body.*\/nowhere\/ leads to no published page/), ...record },
      ]),
    )
  })

  it('is what another draft of the record says, as long as nothing else is written', async () => {
    onTestFinished(
      async () => void (await save('blocks', 'text-two', { content: [{ blockType: 'simpleContent', content: '<h1>Two</h1>' }] })),
    )
    await save('blocks', 'text-two', { content: [{ blockType: 'simpleContent', content: '<h1>Two</h1><a href="/gone/">Gone</a>' }] })
    const record = { slug: 'blocks', id: 'text-two' }
    expect((await preview.findings(record, { drafts: record })).toMend).toMatchObject([{ text: expect.stringContaining('/gone/') }])
    // Drafts of others are theirs to mend.
    expect((await findings('blocks', 'text-one', block('<h1>One</h1>'))).toMend).toEqual([])
  })

  it('is what would be refused of a new block once its new page goes live, and of a new page with its new blocks', async () => {
    onTestFinished(async () => {
      for (const id of ['new-page', 'next-page']) await remove('pages', id)
      await remove('blocks', 'new-block')
    })
    const html = '<h1>New</h1><p><a href="/gone/">Gone</a> <a href="/next-page/">Next</a></p>'
    await create('blocks', { id: 'new-block', content: [{ blockType: 'simpleContent', content: html }] })
    const ahead = async (slug: string, id: string) => (await preview.findings({ slug, id }, { drafts: { slug, id } }, true, true)).toMend
    // No page would show it.
    expect(await ahead('blocks', 'new-block')).toEqual([])
    await create('pages', { id: 'new-page', uri: '/new-page/', title: 'New', blocks: [{ block: 'new-block' }] })
    const link = (address: string) => ({
      text: expect.stringMatching(`^blocks new-block, field content.*: ${address} leads to no published page$`),
      ...{ slug: 'blocks', id: 'new-block' },
    })
    expect(await ahead('blocks', 'new-block')).toEqual([link('/gone/'), link('/next-page/')])
    const draft = { text: expect.stringContaining('blocks new-block is a draft that is not published'), slug: 'pages', id: 'new-page' }
    expect(await ahead('pages', 'new-page')).toEqual([draft, link('/gone/'), link('/next-page/')])
    // While somebody writes it, as well.
    const unsaved = { slug: 'blocks', id: 'new-block', language: 'en' as const, data: block('<h1>New</h1>') }
    const written = await preview.findings(
      { slug: 'blocks', id: 'new-block' },
      { drafts: { slug: 'blocks', id: 'new-block' }, unsaved },
      false,
      true,
    )
    expect(written.toMend).toEqual([])
    // An approval of one alone refuses what it alone would break.
    expect(
      (await preview.findings({ slug: 'blocks', id: 'new-block' }, { drafts: { slug: 'blocks', id: 'new-block' } }, true)).toMend,
    ).toEqual([])
    // Together with the other new page, one of the two links is in order.
    await create('pages', { id: 'next-page', uri: '/next-page/', title: 'Next', blocks: [{ block: 'new-block' }] })
    expect(await ahead('blocks', 'new-block')).toEqual([link('/gone/')])
  })

  it.each([
    ['at a taken address', { uri: '/two/' }],
    ['with a block that there is no more', { uri: '/new-page/', blocks: [{ block: 'new-block' }, { block: 'gone-block' }] }],
  ])('is all that would be refused of a new block, whatever is wrong with its new page: %s', async (_, data) => {
    onTestFinished(async () => {
      await remove('pages', 'new-page')
      await remove('blocks', 'new-block')
    })
    const links = [1, 2, 3, 4, 5, 6, 7]
    const html = `<h1>New</h1>${links.map((each) => `<p><a href="/gone-${each}/">Gone</a></p>`).join('')}`
    const [record, page] = [
      { slug: 'blocks', id: 'new-block' },
      { slug: 'pages', id: 'new-page' },
    ]
    await create('blocks', { id: 'new-block', content: [{ blockType: 'simpleContent', content: html }] })
    await create('blocks', { id: 'gone-block', content: [{ blockType: 'simpleContent', content: '<p>Gone</p>' }] })
    await create('pages', { id: 'new-page', title: 'New', blocks: [{ block: 'new-block' }], Audience_json: '{bad', ...data })
    await remove('blocks', 'gone-block')
    const found = (name: RecordName) => preview.findings(name, { drafts: name }, false, true)
    const dead = links.map((each) => expect.stringMatching(`^blocks new-block, .*: /gone-${each}/ leads to no published page$`))
    expect((await found(record)).toMend).toEqual(dead.map((text) => ({ text, ...record })))
    expect((await found(page)).toMend).toEqual(expect.arrayContaining(dead.map((text) => ({ text, ...record }))))
  })

  it.each([
    ['one page', '/en/one/', ['/en/one/']],
    ['no page', '/no-such-page/', []],
  ])('is told of an alert by the pages that its rules match: %s', async (_, rule, pages) => {
    const found = await findings('alerts', 'storm', { approved: true, description: '<p>Closed</p>', urls: rule })
    expect(found.pages?.toSorted()).toEqual(pages)
  })

  it('is each line of an alert that matches no page, as something to look at', async () => {
    const lines = ['nope', '/en/one/', '/en/nope/', ' nope ', '', 'http://x', '/es/(', '/^\\/es\\//', '/^\\/fr\\//', '/two/']
    const found = await findings('alerts', 'storm', { approved: true, description: '<p>Closed</p>', urls: lines.join('\n') })
    const unmatched = found.toLookAt.filter((line) => line.includes('matches'))
    expect(unmatched).toEqual(
      ['nope', '/en/nope/', 'http://x', '/es/(', '/^\\/fr\\//', '/two/'].map(
        (line) =>
          `alerts storm, field urls, value "${line}": matches no page of the site; write the address of one with its language, such as /en/contact/`,
      ),
    )
    expect(found.toMend).toEqual([])
    expect(problemIn('es', unmatched[0] ?? '')).toMatch(/^Aviso storm, .*, valor "nope": no coincide con ninguna página del sitio; /)
  })

  it.each([
    ['link', '<p><a href="/nowhere/">More</a></p>'],
    ['picture', '<p>Closed <img src="/media/nowhere/" alt="None"></p>'],
  ])('is a %s of an alert to nowhere, although it stands on every page', async (_, description) => {
    const urls = '/en/one/\nnope'
    const { toMend, toLookAt, pages } = await findings('alerts', 'storm', { approved: true, description, urls })
    expect(toMend).toMatchObject([{ text: expect.stringContaining('/nowhere/'), slug: 'alerts', id: 'storm' }])
    expect(pages).toEqual(['/en/one/'])
    expect(toLookAt).toContainEqual(expect.stringContaining('"nope": matches no page'))
  })
})

it('an alert that nobody can publish hides no draft of others, and is told', async () => {
  onTestFinished(async () => void (await remove('alerts', 'storm')))
  await save('blocks', 'text-two', { content: [{ blockType: 'simpleContent', content: '<h1>Two</h1><p>Written just now.</p>' }] })
  await create('alerts', { id: 'storm', approved: true, urls: '/en/two/', description: '<p><a href="/nowhere/">More</a></p>' })
  expect(await preview.show({ path: '/en/two/' })).toMatchObject({ html: expect.stringContaining('Written just now.') })
  expect(await preview.problems()).toMatchObject([{ text: expect.stringMatching(/^alerts storm.*\/nowhere\//) }])
  const writing = {
    drafts: 'all',
    unsaved: { slug: 'blocks', id: 'text-one', language: 'en', data: block('<h1>One and only</h1>') },
  } as const
  expect(await preview.show({ path: '/en/one/' }, writing)).toMatchObject({ html: expect.stringContaining('One and only') })
  await expect(preview.show({ path: '/en/two/' }, { drafts: { slug: 'alerts', id: 'storm' } })).rejects.toThrow('/nowhere/')
})

describe('what stands between a record and its leaving the site', () => {
  it('is nothing where no page needs it', async () => {
    expect(await preview.leaving({ slug: 'pages', id: 'mckinney' })).toEqual({ toMend: [], toLookAt: [] })
  })

  it('is a page that would be left without its only block', async () => {
    const { toMend } = await preview.leaving({ slug: 'blocks', id: 'text-one' })
    const text =
      'pages one, field blocks, row 1, block, value "text-one": blocks text-one would be taken off the site; take this reference to it out first'
    expect(toMend).toEqual([{ text, slug: 'pages', id: 'one' }])
    expect(problemIn('es', text)).toMatch(/: Bloque text-one se quitaría del sitio; quite primero esta referencia$/)
  })

  it('is a rule that names it, of an audience, by id or name', async () => {
    await create('audiences', { id: 'farmers', name: 'Gulf Farmers', approved: true })
    await publish('audiences', 'farmers', {})
    for (const named of ['farmers', 'gulf farmers']) {
      await publish('blocks', 'text-two', { Audience_json: JSON.stringify([{ audience: named }]) })
      const { toMend } = await preview.leaving({ slug: 'audiences', id: 'farmers' })
      expect(toMend).toMatchObject([{ text: expect.stringMatching(/^blocks text-two, field Audience_json.*farmers/), slug: 'blocks' }])
    }
    await publish('blocks', 'text-two', { Audience_json: null })
    expect(await preview.leaving({ slug: 'audiences', id: 'farmers' })).toEqual({ toMend: [], toLookAt: [] })
  })

  it('is the record itself where there is no site without it, with field and value, also for a draft that is marked deleted', async () => {
    const audience = { slug: 'audiences', id: 'personal-general' }
    const text = expect.stringMatching(
      /^audiences personal-general, field name, value "personal general": there must be one audience named/,
    )
    expect(await preview.leaving(audience)).toEqual({ toMend: [{ ...audience, text }], toLookAt: [] })
    const { toMend, isLeaving } = await findings('audiences', 'personal-general', { deleted: true })
    expect([toMend, isLeaving]).toEqual([[{ ...audience, text }], true])
  })

  it('is a site that can’t be made: nobody can tell what its pages need', async () => {
    onTestFinished(async () => void (await remove('alerts', 'storm')))
    await create('alerts', { id: 'storm', approved: true, description: '<p><a href="/nowhere/">More</a></p>' })
    await publish('alerts', 'storm', {})
    const { toMend } = await preview.leaving({ slug: 'pages', id: 'mckinney' })
    expect(toMend).toMatchObject([{ text: expect.stringContaining('/nowhere/'), slug: 'alerts', id: 'storm' }])
    expect(await preview.leaving({ slug: 'alerts', id: 'storm' })).toEqual({ toMend: [], toLookAt: [] })
  })

  it('is a link of another page to it', async () => {
    const link = '<h1>Two</h1><p><a href="/mckinney/">On</a></p>'
    await publish('blocks', 'text-two', { content: [{ blockType: 'simpleContent', content: link }] })
    onTestFinished(
      async () => void (await publish('blocks', 'text-two', { content: [{ blockType: 'simpleContent', content: '<h1>Two</h1>' }] })),
    )
    const { toMend } = await preview.leaving({ slug: 'pages', id: 'mckinney' })
    expect(toMend).toMatchObject([{ text: expect.stringContaining('/mckinney/'), slug: 'blocks', id: 'text-two' }])
    expect((await preview.leaving({ slug: 'pages', id: 'search' })).toMend.map(({ text }) => text).join()).not.toContain('mckinney')
  })

  it('is told by the pages that stay, whatever other sites are looked at meanwhile', async () => {
    const home = { slug: 'pages', id: 'home' }
    const sites = await bothSites(home)
    const faults = await Promise.all(sites.map((site) => site.faultsAt({ path: '/en/one/' })))
    expect(faults).toEqual([[], expect.arrayContaining([expect.stringMatching(/^\/en\/ leads to no published page/)])])
  })
})
