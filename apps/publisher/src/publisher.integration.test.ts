import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeBranches } from '@bank/content/closures/change-closures.ts'
import { closureAlertPrefix } from '@bank/content/closures/closure-alert.ts'
import { signAccess } from '@bank/content/preview/access-token.ts'
import { unsavedDocument } from '@bank/content/preview/unsaved-document.ts'
import { changeTag } from '@bank/content/store/database/change-tag.ts'
import type { Store } from '@bank/content/store/open-store.ts'
import type { Manifest } from '@bank/releases/manifest/manifest.ts'
import { switchTo } from '@bank/releases/publish/switch-pointer.ts'
import { readEntry } from '@bank/releases/read/read-blob.ts'
import { readJson } from '@bank/releases/read/read-json.ts'
import { readPointer, readRelease } from '@bank/releases/read/read-release.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draftPreview } from './preview/draft-preview.ts'
import { publisherOf } from './publisher.ts'
import { publisherServer } from './server.ts'
import { type StorePublisher, storePublisher } from './store-publisher.ts'
import { environmentOf, openSmallStore, smallDataFolder } from './testing/small-store.ts'

let dataDir: string
let store: Store
let open: StorePublisher
beforeEach(async () => {
  dataDir = await smallDataFolder()
  store = await openSmallStore(dataDir)
  open = await storePublisher(store, environmentOf(dataDir))
})
afterEach(async () => {
  await open.site.close()
  await store.close()
  await rm(dataDir, { recursive: true, force: true })
})

const inForce = async (): Promise<Manifest> => {
  const pointer = await readPointer(open.site.store)
  if (!pointer) throw new Error('Nothing is in force')
  return (await readRelease(open.site.store, pointer)).manifest
}

const pageText = async (address: string): Promise<string> => {
  const entry = (await inForce()).files[address]
  return entry ? (await readEntry(open.site.store, entry)).toString('utf8') : ''
}

const answered = async (collection: 'alerts' | 'locations'): Promise<string> => {
  const content = (await readJson(open.site.store, (await inForce()).content)).value as { records: Record<string, object[]> }
  return JSON.stringify(content.records[collection])
}

const answeredAlerts = () => answered('alerts')

const write = (id: string, html: string) =>
  store.payload.update({
    collection: 'blocks',
    id,
    locale: 'en',
    data: { content: [{ blockType: 'simpleContent', content: html }], _status: 'published' },
  })

const saveDraft = (id: string, html: string) =>
  store.payload.update({
    collection: 'blocks',
    id,
    locale: 'en',
    draft: true,
    data: { content: [{ blockType: 'simpleContent', content: html }] },
  })

const createAlert = (html: string, urls?: string, id = 'storm', status: 'draft' | 'published' = 'published') =>
  store.payload.create({
    collection: 'alerts',
    locale: 'en',
    data: { id, description: html, ...(urls !== undefined && { urls }), approved: true, _status: status },
  })

const createPage = (uri: string) =>
  store.payload.create({
    collection: 'pages',
    locale: 'en',
    data: { id: uri.replaceAll('/', ''), uri, title: uri, blocks: [{ block: 'text-two' }], approved: true, _status: 'published' },
  })

const createLocation = (id: string) =>
  store.payload.create({
    collection: 'locations',
    locale: 'en',
    data: { id, title: id, state: 'LA', city: id, locationType: [{ type: 'branch' }], mon: 'Mon-Fri 9-5', _status: 'published' } as never,
  })

describe('a publisher of a store', () => {
  it('publishes what was saved, and only the pages that show it', async () => {
    const first = await open.publisher.publish()
    expect(first.refused).toBeUndefined()
    expect(first.rendered).toBe(first.pages)
    await write('text-one', '<h1>One</h1><p>Said anew.</p>')
    const second = await open.publisher.publish()
    expect(second.rendered).toBe(3)
    expect(await pageText('/en/one/index.html')).toContain('Said anew.')
    expect(await open.publisher.verify()).toEqual([])
    const outcome = { isPublishing: false, differs: [], last: { release: second.release } }
    expect(await open.publisher.status()).toMatchObject({ ...outcome, isCurrent: true })
    await write('text-one', '<h1>One</h1><p>Said once more.</p>')
    expect(await open.publisher.status()).toMatchObject({ ...outcome, isCurrent: false })
  })

  it('puts an alert in force although other content is broken, says what is wrong, and publishes all of it when that is mended', async () => {
    const { release } = await open.publisher.publish()
    await write('text-one', '<h1>One</h1><p><a href="/gone/">Gone</a></p>')
    await createAlert('<p>The coast is closed.</p>')
    const broken = await open.publisher.publish()
    expect(broken.refused?.join('\n')).toContain('blocks text-one')
    expect(broken.refused?.join('\n')).toContain('/gone/ leads to no published page')
    expect(broken.release).toBeUndefined()
    expect(broken.alerts).not.toBe(release)
    expect(await answeredAlerts()).toContain('The coast is closed.')
    expect(await pageText('/en/one/index.html')).toContain('Words of one.')
    await write('text-one', '<h1>One</h1><p>Mended.</p>')
    expect((await open.publisher.publish()).refused).toBeUndefined()
    expect(await pageText('/en/one/index.html')).toContain('Mended.')
    expect(await pageText('/en/one/index.html')).toContain('The coast is closed.')
  })

  it('leaves a release that was switched to in force, with approved alerts, until somebody publishes', async () => {
    const { release = '' } = await open.publisher.follow()
    await write('text-one', '<h1>One</h1><p>Wrong.</p>')
    await open.publisher.follow()
    await switchTo(open.site.store, release, new Date())
    await write('text-two', '<h1>Two</h1><p>New.</p>')
    await createAlert('<p>The coast is closed.</p>')
    const outcome = await open.publisher.follow()
    expect(outcome).toMatchObject({ held: outcome.alerts })
    expect(outcome.refused).toBeUndefined()
    expect(await answeredAlerts()).toContain('The coast is closed.')
    expect(await pageText('/en/one/index.html')).toContain('Words of one.')
    expect((await open.publisher.follow()).held).toBe(outcome.alerts)
    await write('text-one', '<h1>One</h1><p>Right.</p>')
    expect((await open.publisher.publish()).held).toBeUndefined()
    expect(await pageText('/en/one/index.html')).toContain('Right.')
    expect((await open.publisher.follow()).held).toBeUndefined()
  })

  const alertTexts = async (): Promise<readonly string[]> =>
    [...(await answeredAlerts()).matchAll(/<p>([^<]+)</g)].map(([, text]) => text ?? '')
  const takeOff = (id: string) => store.payload.update({ collection: 'alerts', id, data: { _status: 'draft' } })

  it('leaves the alerts of a release that was switched to, and puts in force over them what is approved or taken off since', async () => {
    await createAlert('<p>Storm.</p>')
    const { release: withStorm = '' } = await open.publisher.publish()
    await takeOff('storm')
    const { release: withNone = '' } = await open.publisher.publish()
    expect(await alertTexts()).toEqual([])
    const { id } = await switchTo(open.site.store, withStorm, new Date())
    await write('text-two', '<h1>Two</h1><p>New.</p>')
    expect(await open.publisher.publishAlerts()).toBeUndefined()
    expect(await open.publisher.follow()).toMatchObject({ held: id })
    // A publisher that starts anew knows no more than what is stored.
    const other = await storePublisher(store, environmentOf(dataDir))
    expect(await other.publisher.publishAlerts()).toBeUndefined()
    await other.site.close()
    expect([(await inForce()).id, await alertTexts()]).toEqual([withStorm, ['Storm.']])

    await createAlert('<p>Fog.</p>', undefined, 'fog')
    expect(await open.publisher.publishAlerts()).toBeDefined()
    expect((await alertTexts()).toSorted()).toEqual(['Fog.', 'Storm.'])
    await takeOff('fog')
    await open.publisher.publishAlerts()
    expect(await alertTexts()).toEqual(['Storm.'])
    expect(await open.publisher.publishAlerts()).toBeUndefined()

    // Another switch goes back with all of them, too, also with what was approved since the first.
    await createAlert('<p>Ice.</p>', undefined, 'ice')
    await open.publisher.publishAlerts()
    await switchTo(open.site.store, withNone, new Date())
    expect(await open.publisher.publishAlerts()).toBeUndefined()
    expect(await alertTexts()).toEqual([])
    await store.payload.update({ collection: 'alerts', id: 'ice', locale: 'en', data: { description: '<p>Ice again.</p>' } })
    await open.publisher.publishAlerts()
    expect(await alertTexts()).toEqual(['Ice again.'])
    expect((await open.publisher.publish()).held).toBeUndefined()
    expect(await alertTexts()).toEqual(['Ice again.'])
  })

  it('renders for other words of an alert the pages on which it shows, and no others', async () => {
    await createAlert('<p>Closed.</p>', '/en/one/\n/es/two/')
    await open.publisher.publish()
    await store.payload.update({ collection: 'alerts', id: 'storm', locale: 'en', data: { description: '<p>Closed all day.</p>' } })
    // The calculator is rendered each time.
    expect((await open.publisher.publish()).rendered).toBe(3)
    expect(await pageText('/en/one/index.html')).toContain('Closed all day.')
    expect(await open.publisher.verify()).toEqual([])
    await store.payload.update({ collection: 'alerts', id: 'storm', data: { urls: '/en/two/' } })
    const { rendered, pages } = await open.publisher.publish()
    expect(rendered).toBe(pages)
    expect(await pageText('/en/one/index.html')).not.toContain('Closed all day.')
  })

  it('puts an alert in force while pages are rendered, and keeps it when they are published', async () => {
    await open.publisher.publish()
    const rendering = Promise.withResolvers<void>()
    const read = Promise.withResolvers<void>()
    // The content is read by then, and no page is rendered yet.
    const slow: typeof open.site.publish = async (...given) => {
      read.resolve()
      await rendering.promise
      return open.site.publish(...given)
    }
    const publisher = publisherOf(
      open.content,
      { ...open.site, publish: slow },
      { now: Date.now, tag: async () => '', keep: async () => undefined },
    )
    await write('text-one', '<h1>One</h1><p>Takes its time.</p>')
    const pages = publisher.publish()
    await read.promise
    await createAlert('<p>The coast is closed.</p>')
    await publisher.publishAlerts()
    expect(await answeredAlerts()).toContain('The coast is closed.')
    rendering.resolve()
    await pages
    expect(await pageText('/en/one/index.html')).toContain('Takes its time.')
    expect(await answeredAlerts()).toContain('The coast is closed.')
  })

  it('renders the pages of a closure once: with its branches, which are written behind its alert', async () => {
    await createLocation('houma')
    // Where the alert and the branch's page lead.
    for (const uri of ['/locations/', '/events/']) await createPage(uri)
    expect((await open.publisher.publish()).refused).toBeUndefined()
    const asked = { states: ['LA'], counties: [], slugs: [] }
    const closing = closeBranches(store, {
      ...{ asked, words: { reason: { en: 'High water' } }, atm: false },
      ...{ by: 'Ana Ruiz', now: new Date(), command: 'close --state LA' },
    })
    await expect.poll(() => open.publisher.publishAlerts(), { interval: 5, timeout: 20_000 }).toBeTypeOf('string')
    await open.publisher.publish()
    expect(await answeredAlerts()).toContain('High water')
    expect(await answered('locations')).toContain('High water')
    await closing
    expect((await open.publisher.publish()).rendered).toBe(0)
  })

  it('waits no more for the branches of a closure that was killed behind its alert', async () => {
    await open.publisher.publish()
    await createAlert('<p>High water.</p>', undefined, `${closureAlertPrefix}0123456789`)
    await open.publisher.publish()
    expect(await pageText('/en/one/index.html')).toContain('High water.')
  })

  it('keeps an alert back that leads nowhere, and no other, until its page is published with it', async () => {
    await open.publisher.publish()
    await createAlert('<p>Read <a href="/storm/">more</a>.</p>')
    await createAlert('<p>Fog on the bay.</p>', undefined, 'fog')
    const refused = await open.publisher.publish()
    expect(refused.refused?.join('\n')).toContain(
      'alerts storm, field description, in English, value "/storm/": leads to no published page',
    )
    expect(await answeredAlerts()).toContain('Fog on the bay.')
    expect(await answeredAlerts()).not.toContain('/storm/')
    await createPage('/storm/')
    const { refused: none, release } = await open.publisher.publish()
    expect([none, typeof release]).toEqual([undefined, 'string'])
    expect(await answeredAlerts()).toContain('/storm/')
  })

  it('keeps an alert back that shows a picture that is not there', async () => {
    await open.publisher.publish()
    await createAlert('<p>Flood <img src="/media/nowhere.png" alt="Water"></p>', undefined, 'flood')
    const { refused } = await open.publisher.publish()
    expect(refused?.join('\n')).toContain(
      'alerts flood, field description, in English, value "/media/nowhere.png": names no file of the site',
    )
    expect(await answeredAlerts()).not.toContain('/media/nowhere.png')
  })
})

describe('the preview', () => {
  const secret = 'a secret of thirty-two characters.'
  const until = Date.now() + 3_600_000
  const editor = `preview=${signAccess(secret, { kind: 'editor', until })}`
  const links = new Map<string, { slug: string; id: string; language: 'en' | 'es' }>()

  const framedByAdmin = (policy: string) => policy.replace("frame-ancestors 'none'", 'frame-ancestors http://127.0.0.1:8090')

  const listening = async () => {
    const preview = draftPreview({ ...open, tag: () => changeTag(store), unsavedDocument: (unsaved) => unsavedDocument(store, unsaved) })
    const server = publisherServer({
      publisher: open.publisher,
      secret,
      preview,
      releases: open.site.store,
      accessSecret: secret,
      adminOrigins: ['http://127.0.0.1:8090'],
      isSecure: false,
      findLink: async (id) => links.get(id),
      now: Date.now,
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    /** Asks as a program that may send any host and cookie. */
    const ask = (path: string, headers: Record<string, string> = { cookie: editor }, method = 'GET', body = '') =>
      new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
          let text = ''
          answer.on('data', (chunk: Buffer) => {
            text += chunk.toString()
          })
          answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
        })
          .on('error', reject)
          .end(body)
      })
    return { ask, [Symbol.dispose]: () => void server.close() }
  }

  it('shows drafts as pages of the site, with its policy, to whoever knows the secret; nothing of it is published or kept', async () => {
    await open.publisher.publish()
    await saveDraft('text-one', '<h1>One</h1><p>Only a draft.</p>')
    using server = await listening()
    const page = await server.ask('/en/one/?audience=business')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Only a draft.')
    expect(page.text).toContain('data-audience="business"')
    expect(page.text).not.toContain('name="audience-list"')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(page.headers['content-security-policy']).toBe(framedByAdmin((await inForce()).policy))
    const [, styles = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.text) ?? []
    expect((await server.ask(styles)).headers['content-type']).toContain('text/css')
    await open.publisher.publish()
    expect(await pageText('/en/one/index.html')).not.toContain('Only a draft.')
  })

  it('[D-ROUTE-8] [D-ROUTE-1] shows an unprefixed page in the language asked for, and / in English', async () => {
    await open.publisher.publish()
    using server = await listening()
    const languageOf = async (path: string) => /<html[^>]* lang="(\w+)"/.exec((await server.ask(path)).text)?.[1]
    const asked = ['/mckinney/', '/mckinney/?language=es', '/es/mckinney/', '/?language=es', '/en/one/?language=es']
    expect(await Promise.all(asked.map(languageOf))).toEqual(['en', 'es', 'es', 'en', 'en'])
  })

  it('answers the calls of a page from drafts, to whoever knows the secret; suggestions are those of the release in force', async () => {
    await open.publisher.publish()
    await createAlert('<p>Only a draft.</p>', undefined, 'storm', 'draft')
    await saveDraft('text-one', '<h1>One</h1><p>Only a draft.</p>')
    using server = await listening()
    const answers = await Promise.all(
      ['/api/alerts/alert/all/?_lang=en', '/api/search/suggest/?terms=page', '/links.json', '/menu.txt'].map((path) => server.ask(path)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { headers } of answers) expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const [alerts, suggestions, links] = answers.slice(0, 3).map(({ text }) => JSON.parse(text))
    // In the days before a bank holiday the call adds an alert of its own.
    expect(alerts.data).toContainEqual(expect.objectContaining({ id: 'storm', description: '<p>Only a draft.</p>' }))
    expect(suggestions.data).toContainEqual({ term: 'Page one' })
    expect(links.published).toContain('/en/one/')
    await createAlert('<p>Later.</p>', undefined, 'later', 'draft')
    expect((await server.ask('/api/alerts/alert/all/?_lang=en')).text).toContain('Later.')
    expect(await answeredAlerts()).toBe('[]')
    const statuses = [
      await server.ask('/api/alerts/alert/all/', {}),
      await server.ask('/api/none/'),
      await server.ask('/api/alerts/alert/all/?colour=red'),
      await server.ask('/api/contact/heroes/', undefined, 'POST'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 404, 400, 405])
  })

  it('lets pages frame the calculator, which is a page of its own, and in-app navigation reach other pages', async () => {
    // Only the page that it shows on has the script that hides dismissed alerts.
    await createAlert('<p>Closed.</p>', '/en/one/')
    await open.publisher.publish()
    using server = await listening()
    const { policy, calculatorPolicy } = await inForce()
    expect((await server.ask('/calculator-iframe/')).headers['content-security-policy']).toBe(calculatorPolicy)
    expect((await server.ask('/en/two/')).headers['content-security-policy']).toBe(framedByAdmin(policy))
  })

  it('answers nobody else, and refuses what it does not know', async () => {
    using server = await listening()
    const statuses = async (asked: readonly (readonly [string, Record<string, string>?, string?])[]) =>
      Promise.all(asked.map(async ([path, headers, method]) => (await server.ask(path, headers, method)).status))
    const bearer = { authorization: `Bearer ${secret}` }
    expect(
      await statuses([
        ['/en/one/', {}],
        ['/en/one/', { cookie: 'preview=guess' }],
        ['/en/one/?secret=guess', {}],
        ['/en/one/', { cookie: editor, host: 'bank.example:80' }],
        ['/publish', {}, 'POST'],
        ['/publish', bearer],
        ['/status', bearer],
        ['/en/none/'],
        ['/../../etc/passwd'],
        ['/%ff/'],
        ['///'],
        ['/en/one/?language=fr'],
        ['/en/one/', { cookie: editor }, 'POST'],
      ]),
    ).toEqual([403, 403, 403, 403, 403, 405, 200, 404, 404, 400, 400, 400, 405])
    const opened = await server.ask(`/en/one/?language=en&secret=${encodeURIComponent(secret)}`, {})
    expect(opened).toMatchObject({ status: 303, headers: { location: '/en/one/?language=en' } })
    expect(String(opened.headers['set-cookie'])).toContain('HttpOnly; SameSite=Strict')
    const elsewhere = await server.ask(`/.//bank.example/?secret=${encodeURIComponent(secret)}`, {})
    // The host that two slashes would name is dropped.
    expect(elsewhere.headers.location).toBe('/')
  })

  it('says what is wrong with a page that cannot be shown', async () => {
    await open.publisher.publish()
    await saveDraft('text-one', '<p><a href="/gone/">Gone</a></p>')
    using server = await listening()
    const page = await server.ask('/en/one/')
    expect([page.status, page.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8'])
    expect(page.text).toContain('block "text-one" on page "one": the link "/gone/" leads to no published page')
    const inSpanish = `preview=${signAccess(secret, { kind: 'editor', until, language: 'es' })}`
    const { text } = await server.ask('/en/one/', { cookie: inSpanish })
    expect(text).toContain('<html lang="es">')
    expect(text).toContain('bloque «text-one» en página «one»: el enlace «/gone/» no lleva a ninguna página publicada')
    expect(text).not.toContain('leads to no')
  })

  it('says in a page what keeps a linked draft from every page', async () => {
    const alert = { id: 'storm', approved: true, description: '<p><a href="/nowhere/">More</a></p>' }
    await store.payload.create({ collection: 'alerts', locale: 'en', draft: true, data: alert as never })
    links.set('8', { slug: 'alerts', id: 'storm', language: 'es' })
    using server = await listening()
    const cookie = signAccess(secret, { kind: 'link', link: '8', until })
    for (const [path, headers] of [
      [`/_preview/enter?token=${cookie}`, {}],
      ['/es/one/', { cookie: `preview-link=${cookie}` }],
    ] as const) {
      const page = await server.ask(path, headers)
      expect([page.status, page.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8'])
      expect(page.text).toContain('/nowhere/ no lleva a ninguna página publicada')
    }
  })

  const posting = { cookie: editor, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const writing = (data: object) => ({ path: '/en/one/', draft: { slug: 'blocks', id: 'text-one', language: 'en', data } })
  const words = (content: string) => ({ content: [{ blockType: 'simpleContent', content }] })

  it('shows what is being written, to the admin alone, and says what is wrong with it', async () => {
    await open.publisher.publish()
    using server = await listening()
    const page = async (body: object, headers: Record<string, string> = posting) =>
      server.ask('/_preview/page', headers, 'POST', JSON.stringify(body))
    const { html, problems } = JSON.parse((await page(writing(words('<h1>One</h1><p>Being written.</p>')))).text)
    expect([html.includes('Being written.'), problems]).toEqual([true, []])
    expect((await server.ask('/en/one/')).text).not.toContain('Being written.')
    const broken = JSON.parse((await page(writing(words('<p><a href="/gone/">Gone</a></p>')))).text)
    expect(broken).toEqual({
      problems: [expect.stringMatching(/^blocks text-one, field content, in English.*: \/gone\/ leads to no published page$/)],
    })
    expect((await page(writing(words('')), { ...posting, 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await page(writing(words('')), { 'sec-fetch-site': 'same-origin' })).status).toBe(403)
    expect((await page({ path: 7 })).status).toBe(400)
  })

  it('leaves a good picture while what is written can’t be shown, and names the field', async () => {
    await open.publisher.publish()
    using server = await listening()
    const written = async (draft: object) => {
      const { status, text } = await server.ask('/_preview/page', posting, 'POST', JSON.stringify({ path: '/en/one/', draft }))
      return { status, ...JSON.parse(text) }
    }
    const page = (data: object) => ({ slug: 'pages', id: 'one', language: 'en', data })
    expect(await written(page({ title: 'Anew' }))).toMatchObject({ status: 200, html: expect.stringContaining('Anew') })
    // Without this record the page would be the published one, or none at all.
    const unfinished = await written(page({ uri: 'on' }))
    expect(unfinished).toEqual({ status: 200, problems: [expect.stringMatching(/^pages one, field uri, value "on": /)] })
    const storm = { slug: 'alerts', id: 'storm', language: 'en', data: { description: '<p><a href="/gone/">More</a></p>' } }
    expect(await written(storm)).toEqual({ status: 200, problems: [expect.stringMatching(/^alerts storm.*\/gone\//)] })
    // Opened anew after a draft with a dead link was saved.
    await saveDraft('text-one', '<p><a href="/gone/">Gone</a></p>')
    const opened = await server.ask('/en/one/', { cookie: editor, 'sec-fetch-dest': 'iframe' })
    expect([opened.status, opened.text.includes('Words of one.')]).toEqual([200, true])
  })

  it('finds the field of what was clicked, and the pages that show a record', async () => {
    await open.publisher.publish()
    using server = await listening()
    const texts = ['Words of one.', 'one Words of one.']
    const found = await server.ask('/_preview/field', posting, 'POST', JSON.stringify({ path: '/en/one/', texts }))
    expect(JSON.parse(found.text)).toEqual({ slug: 'blocks', id: 'text-one', field: ['content'] })
    const pages = await server.ask('/pages?slug=blocks&id=text-one', { authorization: `Bearer ${secret}` })
    expect(JSON.parse(pages.text)).toEqual([
      { path: '/en/one/', language: 'en' },
      { path: '/es/one/', language: 'es' },
    ])
    expect((await server.ask('/pages?slug=blocks&id=text-one')).status).toBe(403)
  })

  it('runs a script of its own in pages that the admin frames, and in no others', async () => {
    using server = await listening()
    const script = '<script src="/_preview/frame.js"'
    expect((await server.ask('/en/one/', { cookie: editor, 'sec-fetch-dest': 'iframe' })).text).toContain(script)
    expect((await server.ask('/en/one/')).text).not.toContain(script)
    const { text } = await server.ask('/_preview/frame.js')
    expect(() => new Function(text)).not.toThrow()
    expect(text).toContain('["http://127.0.0.1:8090"]')
    const token = editor.replace('preview=', '')
    const sentTo = async (to: string) =>
      (await server.ask(`/_preview/enter?token=${token}&to=${encodeURIComponent(to)}`, {})).headers['location']
    expect(await sentTo('/en/one/?day=2026-12-24')).toBe('/en/one/?day=2026-12-24')
    for (const to of ['//bank.example/', '/\\bank.example/', 'https://bank.example/', '/.//bank.example/'])
      expect(await sentTo(to)).toMatch(/^\/(?:bank\.example\/)?$/)
  })

  it('shows whoever has a link one draft in one language, until the link ends', async () => {
    await saveDraft('text-one', '<h1>One</h1><p>For counsel.</p>')
    await saveDraft('text-two', '<h1>Two</h1><p>For nobody else.</p>')
    using server = await listening()
    links.set('7', { slug: 'blocks', id: 'text-one', language: 'en' })
    const token = signAccess(secret, { kind: 'link', link: '7', until })
    const opened = await server.ask(`/_preview/enter?token=${token}`, {})
    expect(opened).toMatchObject({ status: 303, headers: { location: '/en/one/' } })
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
    const page = await server.ask('/en/one/', { cookie })
    expect(page.text).toContain('For counsel.')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const others = await Promise.all(['/en/two/', '/es/one/', '/en/'].map((path) => server.ask(path, { cookie })))
    expect(others.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await server.ask('/_preview/page', { ...posting, cookie }, 'POST', '{"path":"/en/one/"}')).status).toBe(403)
    links.delete('7')
    expect((await server.ask('/en/one/', { cookie })).text).toContain('This link has ended')
    expect((await server.ask(`/_preview/enter?token=${token}`, {})).status).toBe(403)
  })

  it('lists releases with the pages that changed, shows a page as of a time, and switches back', async () => {
    const put = (content: string) =>
      store.payload.update({
        collection: 'blocks',
        id: 'text-one',
        locale: 'en',
        data: { content: [{ blockType: 'simpleContent', content }], _status: 'published' },
      })
    await put('<h1>One</h1><p>The first words.</p>')
    const { release } = await open.publisher.publish()
    const first = new Date()
    await put('<h1>One</h1><p>The second words.</p>')
    await open.publisher.publish()
    using server = await listening()
    const bearer = { authorization: `Bearer ${secret}` }
    const [newest] = JSON.parse((await server.ask('/releases', bearer)).text)
    expect(newest.changed).toEqual(['/en/one/', '/es/one/'])
    const asOf = (path: string, at: Date) => server.ask(`/_preview/release?path=${path}&at=${at.toISOString()}`)
    expect((await asOf('/en/one/', first)).text).toContain('The first words.')
    expect((await asOf('/en/one/', new Date())).text).toContain('The second words.')
    expect((await asOf('/en/none/', first)).status).toBe(404)
    expect((await server.ask(`/switch?id=${release}`, {}, 'POST')).status).toBe(403)
    expect((await server.ask(`/switch?id=${release}`, bearer, 'POST')).status).toBe(200)
    expect(await pageText('/en/one/index.html')).toContain('The first words.')
  })
})
