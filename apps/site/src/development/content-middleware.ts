import { defineMiddleware } from 'astro:middleware'
import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { yearOfBuild } from '../build/year-of-build.ts'
import { readSiteEnv } from '../env.ts'
import { siteAssembler } from '../page-data/assemble.ts'
import { refuseProblems } from '../page-data/page-error.ts'
import { publishedFiles } from '../page-data/published-files.ts'
import { audienceIds, bankOf } from '../page-data/site-documents.ts'

const fileOf = (pathname: string): string => pathname.replace(/^\/|\/$/g, '')

/** While developing, every page is assembled from the newest snapshot when it is asked for. */
export const onRequest = defineMiddleware(async ({ url, locals }, next) => {
  const env = readSiteEnv(process.env)
  const { snapshot } = await loadSnapshot(env.DATA_DIR)
  Object.assign(locals, { audiences: audienceIds(snapshot), bank: bankOf(snapshot) })
  if (!url.pathname.endsWith('/') || url.pathname === '/calculator-iframe/' || url.pathname.startsWith('/gallery/')) return next()
  const { places, assemble } = siteAssembler(snapshot, {
    siteUrl: env.SITE_URL,
    imageDomain: env.IMAGE_DOMAIN,
    buildYear: yearOfBuild(new Date()),
    liveRefreshFlag: env.LIVE_REFRESH,
    files: await publishedFiles(env.CONTENT_DIR),
  })
  const wanted = fileOf(url.pathname)
  const place = places.find(({ file }) => file === wanted)
  const shown = place ?? places.find(({ file }) => file === 'en/404')
  if (!shown) return new Response('There is no such page.', { status: 404 })
  const { page, problems } = assemble(shown)
  refuseProblems(problems)
  for (const tag of [...page.head.dropped, ...page.leftOut]) console.warn(`  ${page.path}: left out: ${tag}`)
  Object.assign(locals, { page })
  const answer = await next()
  return place ? answer : new Response(answer.body, { status: 404, headers: answer.headers })
})
