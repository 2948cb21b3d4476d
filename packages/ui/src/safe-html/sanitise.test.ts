import { videoTexts } from '@bank/i18n/dictionary/video.ts'
import { describe, expect, it } from 'vitest'
import { sanitise } from './sanitise.ts'

const rules = {
  video: { language: 'en' as const, ...videoTexts.en },
  link: (href: string | undefined, refresh: boolean) => {
    if (!href) return undefined
    if (href.startsWith('https://')) return { href, outbound: 'warn' as const }
    return refresh ? { href: `/en${href}`, reload: true as const } : { href: `/en${href}` }
  },
}
const clean = (html: string) => sanitise(html, rules)

describe('content HTML', () => {
  it.each([
    ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['a style sheet', '<style>p{color:red}</style><p>Hi</p>', '<p>Hi</p>'],
    ['an event attribute', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['an event attribute in odd letters', '<p OnMouseOver=alert(1)>Hi</p>', '<p>Hi</p>'],
    ['a style attribute', '<p style="color:red">Hi</p>', '<p>Hi</p>'],
    ['a class that is not part of the look', '<p class="lead banner">Hi</p>', '<p class="lead">Hi</p>'],
    ['a frame of another host', '<iframe src="https://evil.example/"></iframe>', ''],
    ['a frame that only looks like the video host', '<iframe src="https://www.youtube.com.evil.example/embed/a"></iframe>', ''],
    ['a frame whose address is a script', '<iframe src="javascript:alert(1)"></iframe>', ''],
    ['a form', '<form action="/x"><input name="a">Words</form>', 'Words'],
    ['a form that posts elsewhere', '<form method="post" action="https://evil.example/"><button>Log in</button></form>', 'Log in'],
    ['a button that sends a form of the page elsewhere', '<button form="f" formaction="https://evil.example/">Go</button>', 'Go'],
    ['fields', '<input name="_textBoxUserId"><select><option>A</option></select>Words', 'Words'],
    ['what would make a link submit a form', '<p data-application="" formaction="https://evil.example/">Hi</p>', '<p>Hi</p>'],
    ['a base for all addresses', '<base href="https://evil.example/"><p>Hi</p>', '<p>Hi</p>'],
    ['an unknown tag, but not its words', '<blink>Words</blink>', 'Words'],
    ['a drawing with a script inside', '<svg><script>alert(1)</script></svg>', ''],
    ['a picture of another host', '<p><img src="https://other.example/a.png" alt="A"></p>', '<p></p>'],
    ['a picture without an address', '<p><img alt="none"></p>', '<p></p>'],
  ])('[BLK-57] takes out %s', (_name, html, expected) => {
    expect(clean(html)).toBe(expected)
  })

  it('[BLK-57] keeps headings at their own level, lists, quotations and language marks', () => {
    const html = '<h2 id="fees">Fees</h2><h3>Cards</h3><ul><li lang="es">Uno</li></ul><blockquote><p>Said.</p></blockquote>'
    expect(clean(html)).toBe(html)
  })

  it('puts links under the link rules', () => {
    expect(clean('<a href="/personal/">Accounts</a>')).toBe('<a href="/en/personal/">Accounts</a>')
    expect(clean('<a href="https://other.example/">Out</a>')).toBe(
      '<a href="https://other.example/" data-outbound="warn" target="_blank" rel="noopener">Out</a>',
    )
  })

  it('keeps the language of a link’s words, and that of its target where the link rules do not know it', () => {
    expect(clean('<a href="/list.txt" lang="es" hreflang="es">Lista</a>')).toBe('<a href="/en/list.txt" hreflang="es" lang="es">Lista</a>')
    expect(clean('<a lang="es" hreflang="es">Lista</a>')).toBe('<span lang="es">Lista</span>')
    const spanish = { ...rules, link: () => ({ href: '/es/x/', hrefLang: 'es' as const }) }
    expect(sanitise('<a href="/x/" hreflang="en">X</a>', spanish)).toBe('<a href="/es/x/" hreflang="es">X</a>')
  })

  it('[LINK-24] [D-LINK-3] opens a link to another website in this tab when the editor says so, and pages of ours never elsewhere', () => {
    expect(clean('<a href="https://other.example/" target="_self">Out</a>')).toBe(
      '<a href="https://other.example/" data-outbound="warn" target="_self" rel="noopener">Out</a>',
    )
    expect(clean('<a href="https://other.example/" target="_top">Out</a>')).toContain('target="_blank"')
    expect(clean('<a href="/personal/" target="_blank">In</a>')).toBe('<a href="/en/personal/">In</a>')
  })

  it('[LINK-10] loads a link with data-refresh as a document', () => {
    expect(clean('<a href="/rates/" data-refresh>Rates</a>')).toBe('<a href="/en/rates/" data-astro-reload>Rates</a>')
    expect(clean('<a href="/rates/" data-refresh="false">Rates</a>')).toBe('<a href="/en/rates/">Rates</a>')
  })

  it('keeps the words of a link that leads nowhere', () => {
    expect(clean('<a>Later</a>')).toBe('<span>Later</span>')
  })

  it('gives every picture an alternative text and loads it late', () => {
    expect(clean('<img src="/img/share-image.jpg" width="1200" height="630">')).toBe(
      '<img src="/img/share-image.jpg" alt="" width="1200" height="630" loading="lazy" decoding="async" />',
    )
  })

  it('lets a wide table scroll by itself', () => {
    expect(clean('<table><tr><th>Fee</th><td>$1.00</td></tr></table>')).toBe(
      '<div class="table-scroll" tabindex="0"><table><tr><th scope="col">Fee</th><td>$1.00</td></tr></table></div>',
    )
  })

  it('[BLK-88] adds the JS API parameter to video embeds once and keeps their query', () => {
    const address = (html: string) => /src="([^"]*)"/.exec(clean(html))?.[1]
    expect(address('<iframe src="https://www.youtube.com/embed/abc?rel=0" title="Tour"></iframe>')).toBe(
      'https://www.youtube.com/embed/abc?rel=0&amp;enablejsapi=1',
    )
    expect(address('<iframe src="https://www.youtube.com/embed/abc?enablejsapi=1" title="Tour"></iframe>')).toBe(
      'https://www.youtube.com/embed/abc?enablejsapi=1',
    )
    expect(address('<iframe src="//www.youtube.com/embed/abc?rel=0" title="Tour"></iframe>')).toBe(
      'https://www.youtube.com/embed/abc?rel=0&amp;enablejsapi=1',
    )
  })

  it('[BLK-89] gives video embeds an id of their own unless they have one', () => {
    const ids = (html: string) => [...clean(html).matchAll(/id="([^"]*)"/g)].map((match) => match[1])
    const embed = '<iframe src="https://www.youtube-nocookie.com/embed/abc" title="Tour"></iframe>'
    expect(ids(embed + embed)).toEqual(['video-abc', 'video-abc-2'])
    expect(ids('<iframe id="tour" src="https://www.youtube.com/embed/abc" title="Tour"></iframe>')).toEqual(['tour'])
  })

  it('[D-BLK-10] shows a document of our own in place of a video of another host, never one that an editor wrote', () => {
    const html = clean(
      '<iframe src="https://www.youtube.com/embed/RfAquS5wuTc" title="&lt;b&gt; &amp; co" srcdoc="<script>hacked=1</script>"></iframe>',
    )
    expect(html).toContain('href=&quot;https://www.youtube.com/embed/RfAquS5wuTc?enablejsapi=1&amp;amp;autoplay=1&quot;')
    expect(html).toContain('&lt;title&gt;&amp;lt;b&amp;gt; &amp;amp; co&lt;/title&gt;')
    expect(html).not.toContain('hacked')
    expect(clean('<iframe src="/calculator-iframe/" srcdoc="<b>hacked</b>"></iframe>')).not.toContain('srcdoc')
  })

  it.each([
    ['RfAquS5wuTc', 'https://www.youtube.com/watch?v=RfAquS5wuTc'],
    ['videoseries?list=PL1', 'https://www.youtube.com/embed/videoseries?list=PL1&amp;enablejsapi=1'],
  ])('[D-BLK-10] names the host of a video below it, with a link to %s under the link rules', (video, href) => {
    expect(clean(`<iframe src="https://www.youtube.com/embed/${video}" title="Tour"></iframe>`).split('</iframe>')[1]).toBe(
      `<span class="fine" lang="en">The video comes from www.youtube.com, which is asked for nothing until you press play. <a href="${href}" data-outbound="warn" target="_blank" rel="noopener">Watch it on YouTube</a></span>`,
    )
  })

  it('leaves the frame of our own calculator alone', () => {
    expect(clean('<iframe src="/calculator-iframe/index.html" title="Loan calculator"></iframe>')).toBe(
      '<iframe src="/calculator-iframe/index.html" title="Loan calculator" loading="lazy"></iframe>',
    )
  })
})
