import { switchTo } from '@bank/releases/publish/switch-pointer.ts'
import { expect, it } from 'vitest'
import { makeCurrent, policyOf, publishedAs, storeOf, temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'
import { startedProcess } from '../testing/started-process.ts'

const visitors = 6
const names = ['r1', 'r2', 'r3', 'r4'] as const

/** A release whose pages, script, alerts and suggestions all name it; pages name the script. */
const named = (name: string) => ({
  files: {
    '/blog/index.html': `<h1>Blog ${name}</h1><script src="/_astro/app.${name}.js"></script>`,
    [`/_astro/app.${name}.js`]: `"Script ${name}"`,
  },
  compressed: ['/blog/index.html', `/_astro/app.${name}.js`],
  records: { alerts: [{ id: 'notice', description: { en: `<p>Notice ${name}</p>` } }] },
  search: { en: [{ url: '/', name: `Welcome ${name}` }] },
})

const nameIn = (text: string): string => /(?:Home|Blog|Notice|Welcome|Script) (r\d)/.exec(text)?.[1] ?? 'nothing'

it('a real server under load never mixes two releases, and a switch back takes pages and calls together', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  for (const name of names) await writeRelease(dataDir, name, named(name))
  await makeCurrent(dataDir, 'releases', 'r1')
  using server = startedProcess('server.ts', {
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000',
    LEADS_DATABASE_URL: '',
    SMTP_URL: '',
  })
  const address = await server.address()
  const order: readonly string[] = [...names, 'r2']
  let asked = 0
  let over = false

  const get = async (path: string): Promise<string> => {
    const answer = await fetch(`${address}${path}`)
    expect([path, answer.status]).toEqual([path, 200])
    asked += 1
    const text = await answer.text()
    if (text.includes('<h1>')) expect(answer.headers.get('content-security-policy')).toBe(policyOf(nameIn(text)))
    return text
  }

  /** Asks for one thing after another. What is seen goes through the releases in their order, and never back. */
  const visit = async (): Promise<void> => {
    let at = 0
    while (!over) {
      for (const path of ['/', '/api/alerts/alert/all/', '/blog/', '/api/search/suggest/?terms=welcome']) {
        const text = await get(path)
        const next = order.indexOf(nameIn(text), at)
        expect([nameIn(text), next]).not.toEqual([nameIn(text), -1])
        at = next
        const [, script] = /src="([^"]+)"/.exec(text) ?? []
        // Whatever was switched since, the script of a page that is open is there.
        if (script) expect(nameIn(await get(script))).toBe(nameIn(text))
      }
    }
  }

  const seenBy = async (name: string): Promise<void> => {
    while (nameIn(await get('/')) !== name) await new Promise((resolve) => setImmediate(resolve))
  }

  const visiting = Promise.all(Array.from({ length: visitors }, visit))
  for (const name of names.slice(1)) {
    await makeCurrent(dataDir, 'releases', name)
    await seenBy(name)
  }
  await switchTo(storeOf(dataDir), publishedAs(dataDir, 'r2').id, new Date())
  await seenBy('r2')
  over = true
  await visiting
  expect(asked).toBeGreaterThan(visitors * 4)
})
