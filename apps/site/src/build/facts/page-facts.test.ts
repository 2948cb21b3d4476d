import { Parser } from 'htmlparser2'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { factsInParts, factsOf } from './page-facts.ts'
import { pageFacts } from './testing/page-facts.ts'

const page = (main: string, head = '') =>
  `<!doctype html><html lang="es"><head><title>Cuentas &amp; más</title>${head}</head><body><header><p>Menu</p></header><main>${main}</main><footer><h2>Foot</h2></footer></body></html>`

describe('what a built page says, for the search (D-SRCH-2)', () => {
  it('is what its main part says, without what is drawn or hidden', () => {
    const { words } = pageFacts(
      page(
        `<h1>Cheques<svg><title>Icon</title></svg></h1><h2 data-hidden-from="business">Secret</h2><h2>Uno</h2><div data-search-skip><h3>No</h3></div>
         <aside><p>Read next</p><a href="/en/other/">Another one</a></aside>
         <noscript>Off</noscript><script>run()</script><h3><span></span></h3><h3>Dos</h3><p>Tres.</p>`,
        '<meta name="description" content="De &quot;todo&quot;"><meta name="description" content="Later">',
      ),
    )
    expect(words).toEqual({
      tabTitle: 'Cuentas & más',
      title: 'Cheques',
      description: 'De "todo"',
      headings: ['Uno', 'Dos'],
      text: 'Cheques\nUno\nDos\nTres.',
    })
  })

  it('keeps apart what only styles keep apart, and joins what React split', () => {
    const { text } = pageFacts(page('<p><b>Fee</b><b>$0</b></p><p>Open <i>now</i>, today</p><p>1<!-- -->st</p><img><br>end')).words
    expect(text).toBe('Fee $0\nOpen now, today\n1st\nend')
  })

  it('leaves out navigation, captions and forms', () => {
    const { text } = pageFacts(
      page('<nav>Way</nav><p>One</p><figure><figcaption>Shown</figcaption></figure><form><label>Name</label></form><button>Press</button>'),
    ).words
    expect(text).toBe('One')
  })

  it('has the title of the page where no heading is, and is short enough to be kept', () => {
    const { title, text } = pageFacts(page(`<p>${'palabra '.repeat(5_000)}</p>`)).words
    expect(title).toBe('Cuentas & más')
    expect(text).toHaveLength(20_000)
  })

  it('is nothing on a page without a main part', () => {
    expect(pageFacts('<title>T</title><p>Words</p>').words).toEqual({ tabTitle: 'T', title: 'T', description: '', headings: [], text: '' })
  })
})

describe('what the checks want to know of a page', () => {
  it('names every address once, without JavaScript too', () => {
    const { addresses, ids } = pageFacts(
      page(
        '<a id="a" href="/es/?a=1&amp;b=2">x</a><a href="/es/?a=1&amp;b=2">x</a><noscript><a id="b" href="/es/menu/">m</a></noscript><video src="/v.mp4" poster="/p.avif"></video><img srcset="/1.avif 1x, /2.avif 2x">',
      ),
    )
    expect(addresses).toEqual(['/es/?a=1&b=2', '/es/menu/', '/v.mp4', '/p.avif', '/1.avif', '/2.avif'])
    expect(ids).toEqual(['a', 'b'])
  })

  it('tells the addresses of pages apart that have all else of their header alike', () => {
    const withLink = (address: string) =>
      page('<p>x</p>').replace(
        '<p>Menu</p>',
        `<a href="/es/menu/">m</a><a href="${address}" lang="en" data-language-switch="en">English</a>`,
      )
    expect(pageFacts(withLink('/en/a/')).addresses).toEqual(['/es/menu/', '/en/a/'])
    expect(pageFacts(withLink('/en/b/')).addresses).toEqual(['/es/menu/', '/en/b/'])
  })

  it('reads a header once for pages on which another link of it is the current one', () => {
    const withHeader = (uid: string, current: string) =>
      page('<p>x</p>').replace('<p>Menu</p>', `<astro-island uid="${uid}" prefix="${uid}"><a href="/en/a/"${current}>A</a></astro-island>`)
    pageFacts(withHeader('Z1', ''))
    const parse = vi.spyOn(Parser.prototype, 'end')
    onTestFinished(() => parse.mockRestore())
    expect(pageFacts(withHeader('Z2', ' aria-current="page"')).addresses).toContain('/en/a/')
    const [head, main] = parse.mock.calls.map(([html]) => html)
    expect([head, main]).toEqual([expect.stringContaining('<head>'), expect.stringContaining('<main>')])
    expect(parse).toHaveBeenCalledTimes(2)
  })

  it('reads all that a header asks for, whatever stands beside the marks of its page', () => {
    const withMarks = (uid: string, mark: string) =>
      page('<p>x</p>').replace(
        '<p>Menu</p>',
        `<astro-island uid="${uid}" prefix="${uid}" component-url="/m.js" renderer-url="/r.js"></astro-island><a${mark} href="/es/b/" id="b">B</a>`,
      )
    for (const html of [withMarks('Z3', ' aria-current="page"'), withMarks('Z4', '')]) {
      const { addresses, islands, ids } = pageFacts(html)
      expect([addresses, islands, ids]).toEqual([['/m.js', '/r.js', '/es/b/'], ['/m.js', '/r.js'], ['b']])
    }
  })

  it('tells programs from data, and finds the first thing that the content policy forbids', () => {
    const facts = pageFacts(
      page(
        '<script>let a = "<b>"</script><script type="application/ld+json">{}</script><style>p{}</style><p style="color:red">x</p><p onclick="go()">y</p>',
      ),
    )
    expect(facts.inlineScripts).toHaveLength(1)
    expect(facts.inlineStyles).toHaveLength(1)
    expect(facts.ids).toEqual([])
    expect(facts.forbidden).toMatch(/^<p style="color:red">/)
    expect(pageFacts(page('<p>x</p>')).forbidden).toBeUndefined()
  })
})

it('reads what stands below the main part of each page, also when other pages have the same there', () => {
  const footer =
    '<footer id="end" style="top:0"><a href="/en/">Home</a><a href="/en/about/">About</a><script src="/a.js"></script></footer>'
  const page = (main: string) =>
    pageFacts(`<html lang="en"><head><title>One</title></head><body><main>${main}</main>${footer}</body></html>`)
  const expected = { ids: ['here', 'end'], addresses: ['/en/', '/en/about/', '/a.js'], scripts: ['/a.js'], language: 'en' }
  for (const words of ['First', 'Second'])
    expect(page(`<h1 id="here">${words}</h1><a href="/en/">Home</a>`)).toMatchObject({
      ...expected,
      forbidden: expect.stringMatching(/^<footer id="end" style/),
      words: { tabTitle: 'One', title: words, text: `${words}\nHome` },
    })
})

describe('a page around whose main part another frame is put', () => {
  const withFrame = (menu: string) =>
    page(
      '<h1 id="here">Words</h1><a href="/es/menu/">m</a><a href="/es/own/">o</a><script>let a</script>',
      '<link rel="canonical" href="/es/own/">',
    ).replace(
      '<p>Menu</p>',
      `<nav id="menu"><a href="/es/${menu}/">n</a><a href="/en/a/" data-language-switch="en">English</a></nav><script>run()</script>`,
    )

  it('says what it says as a whole', () => {
    const { own } = factsInParts(withFrame('menu'))
    expect(factsOf(factsInParts(withFrame('other'), 'frame'), own)).toEqual(pageFacts(withFrame('other')))
    expect(pageFacts(withFrame('other'))).toMatchObject({
      ids: ['here', 'menu'],
      addresses: ['/es/own/', '/es/menu/', '/es/other/', '/en/a/'],
      words: { text: 'Words\nm o' },
    })
  })

  it('is not read but for its frame', () => {
    factsInParts(withFrame('third'))
    const parse = vi.spyOn(Parser.prototype, 'end')
    onTestFinished(() => parse.mockRestore())
    const { own, frame } = factsInParts(withFrame('third'), 'frame')
    expect([own, frame?.ids]).toEqual([undefined, ['menu']])
    expect(parse).not.toHaveBeenCalled()
  })

  it('must have been read before', () => {
    expect(() => factsOf(factsInParts(withFrame('menu'), 'frame'))).toThrow('nothing is known')
  })
})
