/** What the admin and a page in its preview tell each other. */
export type ToFrame =
  | {
      readonly type: 'draft'
      readonly draft: { readonly slug: string; readonly id: string; readonly language: string; readonly data: object }
    }
  | { readonly type: 'access'; readonly token: string }
  | { readonly type: 'editing'; readonly isOn: boolean }

export type FromFrame =
  /** Before anything else: it is no error of the browser that stands there. */
  | { readonly type: 'there'; readonly path: string }
  | { readonly type: 'ready'; readonly path: string }
  | {
      readonly type: 'shown'
      readonly path: string
      readonly problems: readonly string[]
      /** What is written can't be shown, so the page stays as it was; where there was one. */
      readonly isKept: boolean
    }
  /** The page stays as it is: nobody is let in any more, no answer came, or the preview itself failed. It is shown anew with the next access. */
  | { readonly type: 'failed'; readonly path: string; readonly why: 'signedOut' | 'cut' | 'broken' }
  | {
      readonly type: 'field'
      readonly slug: string
      readonly id: string
      readonly field: readonly (string | number)[]
      /** Of the page. */
      readonly language: string
    }

type Answer = { readonly html?: string; readonly problems: readonly string[] }

/**
 * Runs first in every page that the admin frames: shows what is written in the form, tells which field a click means, and lets the page believe that
 * it is another day or region. Sent to browsers as it stands here, so it uses nothing from outside.
 */
export const frameScript = (origins: readonly string[]): void => {
  const query = new URLSearchParams(location.search)
  const kept = (name: string): string => {
    const given = query.get(name)
    try {
      if (given !== null) sessionStorage.setItem(`preview-${name}`, given)
      return sessionStorage.getItem(`preview-${name}`) ?? ''
    } catch {
      return given ?? ''
    }
  }

  const [day, region] = [kept('day'), kept('region')]
  if (day) {
    const RealDate = Date
    const shift = RealDate.parse(`${day}T12:00:00`) - RealDate.now()
    window.Date = new Proxy(RealDate, {
      construct: (target, given) => (given.length > 0 ? Reflect.construct(target, given) : new target(target.now() + shift)),
      get: (target, key) => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key)),
    })
  }
  try {
    for (const key of ['preferredRegion', 'preferredRegionPermalink', 'preferredRegionManual']) localStorage.removeItem(key)
    if (region) {
      localStorage.setItem('preferredRegionPermalink', region)
      localStorage.setItem('preferredRegionManual', 'true')
    }
  } catch {
    // Without storage no region is preferred.
  }

  // Where a browser tells who frames the page, nobody else is told anything.
  let admin = [...(location.ancestorOrigins ?? [])].find((origin) => origins.includes(origin)) ?? ''
  let draft: object | undefined
  let isEditing = true
  /** What is written could not be shown. */
  let isBehind = false
  /** Words stand here in place of a page. */
  let isStandIn = document.querySelector('script[data-stands-in]') !== null
  let asking = new AbortController()
  let last: Document | undefined
  const sentIn = (page: Document) => page.querySelector('script[data-sent]')?.getAttribute('data-sent')
  const sent = sentIn(document)
  const tell = (message: FromFrame): void => {
    for (const origin of admin ? [admin] : origins) parent.postMessage(message, origin)
  }
  tell({ type: 'there', path: location.pathname })
  const tellFailed = (why: Extract<FromFrame, { type: 'failed' }>['why']): void => {
    isBehind = true
    tell({ type: 'failed', path: location.pathname, why })
  }
  const ask = async (path: string, body: object, signal?: AbortSignal): Promise<unknown> => {
    const own = { path: location.pathname, audience: query.get('audience') ?? undefined, draft }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ ...own, ...body }), ...(signal && { signal }) })
    if (answer.ok) return answer.json()
    tellFailed(answer.status === 403 ? 'signedOut' : 'broken')
    return undefined
  }
  /** The same, which tells also that no answer came; nothing then, and for a request that was taken back. */
  const askSafely = (...given: Parameters<typeof ask>): Promise<unknown> =>
    ask(...given).catch((error: unknown) => {
      if (!given[2]?.aborted) tellFailed(error instanceof TypeError ? 'cut' : 'broken')
    })

  /** Puts those parts of a page in place that are other than in the page before. */
  const swap = (page: Document): void => {
    const [now, before, next] = [document.body, last?.body, page.body].map((body) => [...(body?.children ?? [])]) as [
      Element[],
      Element[],
      Element[],
    ]
    const isAlike =
      before.length === next.length && now.length >= next.length && next.every((part, index) => part.tagName === before[index]?.tagName)
    for (const style of page.head.querySelectorAll('link[rel="stylesheet"], style'))
      if (![...document.head.children].some((there) => there.outerHTML === style.outerHTML))
        document.head.append(document.importNode(style, true))
    document.title = page.title
    if (!isAlike) {
      const main = [document, page].map((each) => each.querySelector('main'))
      if (main[0] && main[1]) main[0].replaceWith(document.importNode(main[1], true))
    } else
      next.forEach((part, index) => {
        if (part.tagName !== 'SCRIPT' && part.outerHTML !== before[index]?.outerHTML)
          now[index]?.replaceWith(document.importNode(part, true))
      })
    last = page
    document.dispatchEvent(new Event('astro:after-swap'))
    // What follows the time looks at the page again, as it does when one comes back to it.
    window.dispatchEvent(new Event('pageshow'))
  }

  const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

  const show = async (): Promise<void> => {
    asking.abort()
    asking = new AbortController()
    const answer = (await askSafely('/_preview/page', {}, asking.signal)) as Answer | undefined
    if (!answer) return
    isBehind = false
    if (answer.html !== undefined) {
      swap(parse(answer.html))
      isStandIn = false
    }
    tell({ type: 'shown', path: location.pathname, problems: answer.problems, isKept: answer.html === undefined && !isStandIn })
  }

  addEventListener('message', ({ data, origin, source }: MessageEvent<ToFrame>) => {
    if (source !== parent || !origins.includes(origin)) return
    admin = origin
    if (data.type === 'access')
      void fetch(`/_preview/enter?token=${data.token}`).then(
        () => void (isBehind && show()),
        () => void (isBehind && tellFailed('cut')),
      )
    if (data.type === 'editing') isEditing = data.isOn
    if (data.type === 'draft') {
      draft = data.draft
      void show()
    }
  })

  /** What an element says, then what is around it, up to the whole of the page. */
  const textsFrom = (target: Element): readonly string[] => {
    const texts: string[] = []
    for (let at: Element | null = target; at && at !== document.body && texts.length < 12; at = at.parentElement) {
      const said = (at instanceof HTMLImageElement ? at.alt : (at as HTMLElement).innerText) ?? ''
      if (texts.length === 0 || said !== texts.at(-1)) texts.push(said.slice(0, 20_000))
    }
    return texts
  }

  addEventListener(
    'click',
    (event) => {
      if (!isEditing || !(event.target instanceof Element)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void askSafely('/_preview/field', { texts: textsFrom(event.target) }).then((found) => {
        const language = document.documentElement.lang
        if (found) tell({ type: 'field', language, ...(found as Omit<Extract<FromFrame, { type: 'field' }>, 'type' | 'language'>) })
      })
    },
    { capture: true },
  )
  addEventListener('DOMContentLoaded', () => {
    // As it was sent: scripts have changed what stands here by now.
    void fetch(location.href)
      .then((answer) => answer.text())
      .then((html) => {
        const page = parse(html)
        // What was saved meanwhile stands there and not here.
        if (sentIn(page) === sent) last ??= page
      })
      // Without it, all that the page shows is put in place anew.
      .catch(() => undefined)
      .then(() => tell({ type: 'ready', path: location.pathname }))
  })
}
