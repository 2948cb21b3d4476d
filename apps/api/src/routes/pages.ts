import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@bank/i18n/languages.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import {
  chosenByQuery,
  chosenLanguage,
  cookieLanguage,
  languageCookie,
  languageOfAddress,
  languageParameter,
} from '@bank/rules/links/language-cookie.ts'
import { withPrefix } from '@bank/rules/links/language-prefix.ts'
import { switchedTo } from '@bank/rules/links/language-switch.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { comparisonPages } from '../comparison/comparison-pages.ts'
import { appointmentPages } from '../contact/appointment-pages.ts'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure } from '../errors.ts'
import { finderPages } from '../finder/finder-pages.ts'
import { createBodies } from '../pages/bodies.ts'
import { isPagePath, resolveAddress } from '../pages/resolve-address.ts'
import { sendFile } from '../pages/send-file.ts'
import { sendHtml } from '../pages/send-html.ts'
import { visitorLanguage } from '../pages/visitor-language.ts'
import { fail } from '../plugins/failures.ts'
import type { Release } from '../releases/release.ts'
import { searchPages } from '../search/search-pages.ts'
import { refererOfThisSite } from '../sender/same-site.ts'
import { asksForPrivacy } from '../tallies/privacy-signal.ts'
import type { TallyCounter } from '../tallies/tally-counter.ts'

/** Where a visitor without cookies who came from a page in a language goes on in it; nothing where the browser asks for that language anyway. */
const addressSaying = (came: Language | undefined, url: string, headers: IncomingHttpHeaders): string | undefined => {
  if (came === 'es') return withPrefix('es', url)
  const asksForSpanish = came === 'en' && visitorLanguage(headers) === 'es'
  return asksForSpanish ? `${url}${url.includes('?') ? '&' : '?'}${languageParameter}=en` : undefined
}

type PageOptions = {
  readonly releases: CurrentValue<Release>
  readonly store: ReleaseStore
  readonly now: () => Date
  /** The address of the site as visitors know it. */
  readonly siteAddress: () => string | undefined
  /** Told of addresses where there is nothing, with the page of ours that led there. */
  readonly noteMissing: TallyCounter['note']
}

/** The built site at every address that is no other route's (ROUTE-06, SRCH-20, D-LOC-1, D-ROUTE-1, D-ROUTE-7, D-ROUTE-8). */
export const registerPages = (app: FastifyInstance, { releases, store, now, siteAddress, noteMissing }: PageOptions): void => {
  const bodies = createBodies(store)
  const answerFinder = finderPages(bodies)
  const answerSearch = searchPages(bodies)
  const answerAppointment = appointmentPages(bodies)
  const answerComparison = comparisonPages(bodies)
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Asked once: whatever is swapped meanwhile, this request is answered wholly from one release.
    const release = releases.get()
    if (!release) throw new Failure('notReady')
    const url = request.raw.url ?? '/'
    const { cookie, referer } = request.headers
    const chosen = chosenByQuery(url)
    const kept = chosen ?? cookieLanguage(cookie)
    const from = refererOfThisSite(referer, request.host, siteAddress())
    // Browsers that keep no cookie say it by the page that they come from.
    const came = from && languageOfAddress(from)
    // Before the cookie of the visit, which pages that Back leads to do not set again.
    const resolved = resolveAddress(release, url, chosen ?? chosenLanguage(cookie) ?? came ?? visitorLanguage(request.headers))
    const isMissing = resolved.kind === 'missing' || (resolved.kind === 'file' && resolved.status === 404)
    if (isMissing && request.method === 'GET' && !asksForPrivacy(request.headers))
      noteMissing(from && isPagePath(release, from.pathname) ? from.pathname : '', url)
    if (resolved.kind === 'file') {
      if (resolved.byVisitor) {
        // Whose browser keeps no cookie goes on at an address that says the language, so that each next link says it again.
        const said = kept || resolved.status !== 200 ? undefined : addressSaying(came, url, request.headers)
        if (said !== undefined) return reply.header('cache-control', 'no-store').redirect(said, 302)
        if (chosen) reply.header('set-cookie', languageCookie(chosen))
      } else {
        const switched = from && !isMissing ? switchedTo(from, url) : undefined
        if (switched) reply.header('set-cookie', languageCookie(switched))
      }
      const asked = [release, resolved, url, now()] as const
      const html =
        (await answerFinder(...asked)) ??
        (await answerSearch(...asked)) ??
        (await answerAppointment(release, resolved, url)) ??
        (await answerComparison(release, resolved, url))
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
