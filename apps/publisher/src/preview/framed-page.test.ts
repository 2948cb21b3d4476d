import { expect, it } from 'vitest'
import { withNotice } from './framed-page.ts'

const page = '<html><head></head><body class="a"><main>Home</main></body></html>'
const problem =
  'pages home, field deleted, value true: no page would be at / any more; mend links to it first, or keep the page there, where the preview still shows it'

it('says above a page what drafts take off, in the language of whoever looks, and in both where that is not known', () => {
  const said = withNotice(page, [problem], 'es')
  expect(said).toMatch(
    /<body class="a"><section lang="es" aria-label="Sobre esta vista previa"><ul><li>.*en \/ ya no habría ninguna página/,
  )
  expect(said).not.toContain('any more')
  const both = withNotice(page, [problem], undefined)
  for (const words of ['Page home, field Deleted, value true: no page would be at / any more', 'ya no habría ninguna página'])
    expect(both).toContain(words)
  expect(withNotice(page, [], 'en')).toBe(page)
})
