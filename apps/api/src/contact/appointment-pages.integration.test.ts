import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { servedRelease } from '../testing/served-release.ts'

const form = `<astro-island ssr=""><p class="appointment-form-said" role="status"></p><form data-form="appointment"><select id="f-place" name="place"><option value="" disabled="" selected="">?</option><option value="telephone">By telephone</option><option value="a&amp;b">A &amp; B</option></select><select name="topic"><option value="" selected="">?</option><option value="telephone">x</option></select></form></astro-island>`
const page = `<main>Above${form}Below</main>`

const served = () =>
  servedRelease({
    files: {
      '/404.html': page,
      '/en/visit/index.html': page,
      '/es/visit/index.html': page,
      '/en/about/index.html': '<main>About</main>',
      '/_astro/some.h4sh.js': `'${form}'`,
    },
  })

describe('[FORM-42] [D-FORM-28] the page with the form for appointments', () => {
  it('has the branch chosen that its address names, and no other choice', async () => {
    await using app = await served()
    for (const branch of ['telephone', 'a&b']) {
      const body = (await app.get(`/en/visit/?branch=${encodeURIComponent(branch)}`)).body
      const chosen = parse(body).querySelectorAll('select [selected]')
      expect(chosen.map((option) => option.getAttribute('value'))).toEqual([branch, ''])
      expect([body.startsWith('<main>Above<astro-island'), body.endsWith('Below</main>')]).toEqual([true, true])
    }
  })

  it('says in its language where no appointments are taken, outside of what scripts take over, and repeats nothing', async () => {
    await using app = await served()
    const branch = encodeURIComponent('"><b>')
    expect((await app.get(`/en/visit/?branch=${branch}`)).body).toBe(
      `<main>Above<noscript><p class="appointment-form-said">No appointments are taken at the place you came from. Choose a banking center near it, or the telephone.</p></noscript>${form}Below</main>`,
    )
    expect((await app.get('/es/visit/?branch=nowhere')).body).toContain('no se dan citas')
  })

  it.each(['/en/visit/', '/en/visit/?branch=', '/en/visit/?other=telephone', '/en/nowhere/?branch=telephone'])(
    'is as built at %s',
    async (url) => {
      await using app = await served()
      expect((await app.get(url)).body).toBe(page)
    },
  )

  it('leaves all that is no such page as it is', async () => {
    await using app = await served()
    expect((await app.get('/en/about/?branch=telephone')).body).toBe('<main>About</main>')
    expect((await app.get('/_astro/some.h4sh.js?branch=telephone')).body).toBe(`'${form}'`)
  })
})
