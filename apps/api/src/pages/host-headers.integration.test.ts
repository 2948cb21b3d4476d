import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFolder } from '@bank/releases/write/write-folder.ts'
import { headersFile } from '@bank/rules/serving/headers-file.ts'
import { expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import {
  calculatorPolicyOf,
  makeCurrent,
  policyOf,
  publishedAs,
  storeOf,
  temporaryDataFolder,
  writeRelease,
} from '../testing/data-folder.ts'
import { hostHeaders } from '../testing/host-headers.ts'

const files = {
  '/index.html': '<h1>Home</h1>',
  '/404.html': '<h1>Not found</h1>',
  '/blog/index.html': '<h1>Blog</h1>',
  '/es/blog/index.html': '<h1>Blog en español</h1>',
  '/calculator-iframe/index.html': '<h1>Calculator</h1>',
  '/_astro/page.h4sh.js': '1',
  '/_astro/page.h4sh.css': 'a{}',
  '/_astro/serif.h4sh.woff2': 'f',
  '/media/bayou.h4sh.960.webp': 'w',
  '/media/clip.h4sh.mp4': 'v',
  '/icons/star.svg': '<svg/>',
  '/icons/flags/texas.svg': '<svg/>',
  '/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/img/share-image.jpg': 'j',
  '/video/hook.mp4': 'v',
  '/video/hook.en.vtt': 'WEBVTT',
  '/userfiles/Our Logo.PNG': 'p',
  '/userfiles/list.csv': 'a,b',
  '/links.json': '{}',
  '/sitemap.xml': '<urlset/>',
  '/robots.txt': 'User-agent: *',
}

/** What belongs to one answer: its body, how it is coded, who asks, and when. */
const ofTheAnswer = [
  'accept-ranges',
  'connection',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]

const page = { 'content-security-policy': policyOf('r1'), 'x-frame-options': 'DENY', 'cache-control': 'no-cache' }
const forever = {
  ...page,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=31536000, immutable',
}
const forADay = { ...page, 'cache-control': 'public, max-age=86400' }

const expected = {
  '/': page,
  '/blog/': page,
  '/es/blog/': { ...page, 'set-cookie': 'visit-lang=es; Path=/; SameSite=Lax' },
  '/calculator-iframe/index.html': { ...page, 'content-security-policy': calculatorPolicyOf('r1'), 'x-frame-options': 'SAMEORIGIN' },
  '/_astro/page.h4sh.js': forever,
  '/_astro/page.h4sh.css': forever,
  '/_astro/serif.h4sh.woff2': forever,
  '/media/bayou.h4sh.960.webp': forever,
  '/media/clip.h4sh.mp4': forever,
  '/icons/star.svg': forADay,
  '/icons/flags/texas.svg': forADay,
  '/img/logo.svg': forADay,
  '/img/share-image.jpg': forADay,
  '/video/hook.mp4': forADay,
  '/video/hook.en.vtt': page,
  '/userfiles/Our%20Logo.PNG': forADay,
  '/userfiles/list.csv': page,
  '/links.json': page,
  '/sitemap.xml': page,
  '/robots.txt': page,
}

const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
}

it('pages, scripts, pictures and JSON have the same headers here and in the folder that is written for file hosts', async () => {
  await using folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', { files })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  await using app = await testApp(folder.dataDir)
  const written = join(folder.dataDir, 'written')
  await writeFolder(storeOf(folder.dataDir), publishedAs(folder.dataDir, 'r1'), written)
  const rules = await readFile(join(written, '_headers'), 'utf8')
  for (const [address, headers] of Object.entries(expected)) {
    const answer = await app.server.inject(address)
    const served = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !ofTheAnswer.includes(name)))
    expect([address, answer.statusCode, served]).toEqual([address, 200, { ...always, ...headers }])
    expect([address, hostHeaders(rules, address)]).toEqual([address, served])
    const file = decodeURI(address.endsWith('/') ? `${address}index.html` : address)
    expect([address, await readFile(join(written, file))]).toEqual([address, answer.rawPayload])
  }
})

it('a folder of pictures alone has one rule, for hosts read no more than a hundred', () => {
  const icons = Array.from({ length: 200 }, (_, index) => `/icons/${index}.svg`)
  const paths = (addresses: readonly string[]) =>
    headersFile({ policy: 'p', calculatorPolicy: 'c' }, addresses)
      .split('\n')
      .filter((line) => line.startsWith('/'))
  const ofFolders = paths([])
  expect(paths(icons)).toEqual([...ofFolders, '/icons/*'])
  expect(paths(['/icons/a.svg', '/icons/list.json', '/icons/flags/texas.svg'])).toEqual([...ofFolders, '/icons/a.svg', '/icons/flags/*'])
})
