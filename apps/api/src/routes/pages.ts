import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { chosenByQuery, cookieLanguage, languageCookie, refererLanguage } from '@bank/rules/links/language-cookie.ts'
import { withPrefix } from '@bank/rules/links/language-prefix.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure } from '../errors.ts'
import { finderPages } from '../finder/finder-pages.ts'
import { createBodies } from '../pages/bodies.ts'
import { resolveAddress } from '../pages/resolve-address.ts'
import { sendFile } from '../pages/send-file.ts'
import { sendHtml } from '../pages/send-html.ts'
import { visitorLanguage } from '../pages/visitor-language.ts'
import { fail } from '../plugins/failures.ts'
import type { Release } from '../releases/release.ts'
import { searchPages } from '../search/search-pages.ts'

/** The built site at every address that is no other route's (ROUTE-06, SRCH-20, D-LOC-1, D-ROUTE-1, D-ROUTE-7, D-ROUTE-8). */
export const registerPages = (
  app: FastifyInstance,
  { releases, store, now }: { releases: CurrentValue<Release>; store: ReleaseStore; now: () => Date },
): void => {
  const bodies = createBodies(store)
  const answerFinder = finderPages(bodies)
  const answerSearch = searchPages(bodies)
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Asked once: whatever is swapped meanwhile, this request is answered wholly from one release.
    const release = releases.get()
    if (!release) throw new Failure('notReady')
    const url = request.raw.url ?? '/'
    const { cookie, referer, host } = request.headers
    const chosen = chosenByQuery(url)
    const kept = chosen ?? cookieLanguage(cookie)
    const resolved = resolveAddress(release, url, chosen ?? visitorLanguage(request.headers))
    if (resolved.kind === 'file') {
      if (resolved.byVisitor) {
        // Whose browser keeps no cookie goes on below `/es/`, where each next link says the language again.
        if (!kept && refererLanguage(referer, host) === 'es')
          return reply.header('cache-control', 'no-store').redirect(withPrefix('es', url), 302)
        if (chosen) reply.header('set-cookie', languageCookie(chosen))
      }
      const asked = [release, resolved, url, now()] as const
      const html = (await answerFinder(...asked)) ?? (await answerSearch(...asked))
      return html === undefined
        ? sendFile(request, reply, resolved, { bodies, texts: release.texts })
        : sendHtml(request, reply, resolved, html)
    }
    if (resolved.kind === 'redirect') return reply.header('cache-control', 'no-cache').redirect(resolved.to, 301)
    throw new Failure('notFound')
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler: answer })
  app.setNotFoundHandler((request, reply) => fail(request, reply.header('allow', 'GET, HEAD'), 'methodNotAllowed'))
}
