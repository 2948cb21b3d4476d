// @vitest-environment jsdom
import { videoTexts } from '@bank/i18n/dictionary/video.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowList } from './allow-list.ts'
import { sanitise } from './sanitise.ts'
import { sanitiseInBrowser } from './sanitise-in-browser.ts'
import { hostileHtml } from './testing/hostile-html.ts'

/** Link rules in small: pages of ours get the language, other websites the warning; anything else leads nowhere. */
const rules = {
  video: { language: 'en' as const, ...videoTexts.en },
  link: (href: string | undefined, refresh: boolean) => {
    if (/^(?:tel:|mailto:|#)/.test(href ?? '')) return { href: href ?? '' }
    if (href?.startsWith('https://')) return { href, outbound: 'warn' as const }
    if (!href || !/^\/(?![/\\])/.test(href)) return undefined
    return { href: `/en${href}`, ...(refresh && { reload: true as const }) }
  },
}

const inBrowser = (html: string): HTMLElement => {
  const place = document.createElement('div')
  place.append(sanitiseInBrowser(html, rules))
  place.normalize()
  return place
}

/** The same markup in the browser's own writing. */
const normal = (html: string): HTMLElement => {
  const place = document.createElement('div')
  place.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  place.normalize()
  return place
}

/** Everything in cleaned HTML that the list does not name. */
const foreign = (place: HTMLElement): readonly string[] =>
  [...place.querySelectorAll('*')].flatMap((element) => {
    const { localName: tag } = element
    if (tag === 'div' && element.className === 'table-scroll') return []
    const { '*': onAll = [], [tag]: own = [] } = allowList.attributes
    const names = [...element.attributes].map(({ name }) => name).filter((name) => ![...onAll, ...own].includes(name))
    const classes = [...element.classList].filter((one) => !allowList.classes.includes(one))
    const addresses = ['href', 'src', 'cite'].flatMap((name) => element.getAttribute(name) ?? [])
    const odd = addresses.filter((address) => !/^(?:\/(?![/\\])|#|(?:https?|mailto|tel):)/.test(address))
    return [...(allowList.tags.includes(tag) ? [] : [tag]), ...names, ...classes, ...odd]
  })

describe('HTML that reaches the browser after the build', () => {
  it.each(hostileHtml)('[D-ALERT-5] [D-ALERT-6] keeps nothing that the list does not name: %s', (html) => {
    const place = inBrowser(`<b>before</b> ${html}`)
    expect(foreign(place)).toEqual([])
    expect(place.querySelector('b')?.textContent.trim()).toMatch(/^before/)
    // Written out and read again, it is still the same: there is nothing to mutate.
    expect(foreign(normal(place.innerHTML))).toEqual([])
  })

  it.each([
    '<b>Closed today.</b> <a href="/locations/">Open branches</a> or call <a href="tel:8005550142">us</a>.',
    '<a href="/lista.txt" lang="es" hreflang="es">Lista</a> <a lang="es">nowhere</a>',
    '<a class="more" id="x" href="https://other.example/" target="_self" data-refresh title="No">Out</a> <a>nowhere</a>',
    '<a href="/rates/" data-refresh>Rates</a> <a href="/rates/" data-refresh="false">Rates</a>',
    '<p class="lead banner">One<br>two</p><ul><li value="3">Three</li></ul><ol start="2" reversed><li>Two</li></ol>',
    '<img src="/img/a.png" width="10"><img src="https://other.example/a.png" alt="A">',
    '<table class="ledger"><tbody><tr><th>Fee</th><td colspan="2">$1.00</td></tr></tbody></table>',
    '<iframe src="https://www.youtube.com/embed/abc?rel=0" title="Tour"></iframe><iframe src="https://www.youtube.com/embed/abc"></iframe>',
    '<iframe src="/calculator-iframe/index.html"></iframe><iframe src="https://evil.example/"></iframe>',
    '<blink>Words</blink> <span lang="es" dir="ltr">hola</span> &lt;i&gt; &amp; “”',
    '<details open><summary>More</summary><time datetime="2026-11-26">Thursday</time></details>',
    '<heroes></heroes><form action="/x"><button>Send</button></form>',
    `${'<div>'.repeat(80)}deep${'</div>'.repeat(80)}`,
  ])('[D-ALERT-6] becomes what the build makes of it: %s', (html) => {
    expect(inBrowser(html).isEqualNode(normal(sanitise(html, rules)))).toBe(true)
  })

  it('[D-ALERT-5] never throws and never keeps what the list does not name, whatever it is', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.string(),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '</p>',
        '<table>',
        '<svg>',
        '</svg>',
        '<math>',
        '<!--',
        '-->',
        '<template>',
        '<a href=',
        '<b ',
        '=',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => foreign(inBrowser(pieces.join(''))).length === 0),
      { numRuns: 300 },
    )
  })
})
