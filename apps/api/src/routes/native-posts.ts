import { translator } from '@bank/i18n/translate.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { asksUseful, usefulAnswers, usefulQuery, usefulThanks } from '@bank/rules/pages/usefulness.ts'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { CurrentValue } from '../current/current-value.ts'
import { Failure } from '../errors.ts'
import { answerForm } from '../native-forms/answer-form.ts'
import { createBodies } from '../pages/bodies.ts'
import { resolveAddress } from '../pages/resolve-address.ts'
import { sendHtml } from '../pages/send-html.ts'
import { visitorLanguage } from '../pages/visitor-language.ts'
import { fail } from '../plugins/failures.ts'
import type { Release } from '../releases/release.ts'
import { isFromThisSite } from '../sender/same-site.ts'
import { asksForPrivacy } from '../tallies/privacy-signal.ts'
import type { TallyCounter } from '../tallies/tally-counter.ts'

/** Largest body, in bytes: a text that is too long comes back, too, to be made shorter. */
const bodyLimit = 256 * 1024

type NativePostOptions = {
  readonly releases: CurrentValue<Release>
  readonly store: ReleaseStore
  /** The address of the site as visitors know it. */
  readonly siteAddress: () => string | undefined
  /** Posts that one address may send in a minute. */
  readonly postsPerMinute: number
  /** Told of answers to whether a page was useful, with the page's address. */
  readonly noteUseful: TallyCounter['note']
}

/** The answer that a page is posted, counted by nothing but its address, where it may be counted (D-ROUTE-11). Returns where its thanks are. */
const takeAnswer = (page: string, path: string, posted: URLSearchParams, note: TallyCounter['note'] | undefined): string => {
  if (!asksUseful(page)) throw new Failure('unknownForm')
  const answer = usefulAnswers.find((known) => known === posted.get(usefulQuery))
  if (answer === undefined) throw new Failure('fieldsNotRight', [usefulQuery])
  note?.(answer, path)
  return `${path}#${usefulThanks}`
}

/**
 * Answers forms that browsers post at the address of their page: whether the page was useful (D-ROUTE-11), and messages that no script takes
 * (D-FORM-28). Nothing of a message is stored, mailed or logged: without the captcha of a script none is taken. Every other post to a page is
 * refused.
 */
export const registerNativePosts = async (
  app: FastifyInstance,
  { releases, store, siteAddress, postsPerMinute, noteUseful }: NativePostOptions,
): Promise<void> => {
  const bodies = createBodies(store)
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: postsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () => new Failure('tooManyRequests'),
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume()
      done(null)
    })

    scope.post('/*', { schema: { hide: true }, bodyLimit }, async (request, reply) => {
      const { body, headers, host, raw } = request
      const release = releases.get()
      if (!release) throw new Failure('notReady')
      const { settings } = release.content
      const url = raw.url ?? '/'
      const resolved = resolveAddress(release, url, visitorLanguage(headers))
      const [path = '/', search] = url.split('?')
      const query = new URLSearchParams(search)
      const isForm = body instanceof URLSearchParams && resolved.kind === 'file' && resolved.status === 200 && resolved.language
      if (!isForm) return fail(request, reply.header('allow', 'GET, HEAD'), 'methodNotAllowed')
      const site = headers['sec-fetch-site']
      const sender = { origin: headers.origin, fetchSite: site === undefined ? undefined : String(site), host }
      if (!isFromThisSite(sender, siteAddress())) throw new Failure('otherSite')
      const page = (await bodies.text(resolved.file, release.texts, undefined)).toString('utf8')
      if (query.has(usefulQuery)) {
        const thanks = takeAnswer(page, path, body, asksForPrivacy(headers) ? undefined : noteUseful)
        return reply.header('cache-control', 'no-store').redirect(thanks, 303)
      }
      body.set('form', query.get('form') ?? '')
      const contact = { phone: settings.tollFreeNumber, email: settings.supportEmail }
      const answer = answerForm(page, body, contact, translator(resolved.language))
      if (answer === undefined) throw new Failure('unknownForm')
      reply.code(422)
      return sendHtml(request, reply, { ...resolved, headers: { ...resolved.headers, 'cache-control': 'no-store' } }, answer)
    })
  })
}
