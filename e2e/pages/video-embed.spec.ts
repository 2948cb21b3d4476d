import { violations } from '../browser/axe.ts'
import { acrossSizes } from '../browser/matrix.ts'
import { expect, test } from '../browser/visit.ts'
import { servedRelease } from '../site/served-site.ts'

const path = '/fraud/calls-to-parents/'
const host = 'https://www.youtube-nocookie.com'

/** The film comes from another company: the test stands in for it. */
test.use({ tolerated: [/^third-party request to https:\/\/www\.youtube-nocookie\.com\/embed\//] })
test.beforeEach(({ context }) =>
  context.route(`${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Film</title><p>The film plays.</p></html>' }),
  ),
)

for (const [language, title] of [
  ['en', 'Beware of elder fraud scams, an announcement of the FBI'],
  ['es', 'Estafas contra personas mayores, un aviso del FBI en inglés'],
] as const)
  test(
    `[BLK-88] [BLK-89] in ${language}, an embedded film has the API parameter, an id and a name, and plays`,
    acrossSizes(language),
    async ({ page }) => {
      await page.goto(`/${language}${path}`)
      const frame = page.locator('main iframe')
      await expect(frame).toHaveCount(1)
      await expect(frame).toHaveAttribute('src', `${host}/embed/RfAquS5wuTc?enablejsapi=1`)
      await expect(frame).toHaveAttribute('id', 'video-RfAquS5wuTc')
      await expect(frame).toHaveAttribute('loading', 'lazy')
      await expect(frame).toHaveAccessibleName(title)
      await frame.scrollIntoViewIfNeeded()
      // The content policy lets the host in: a policy violation would be an error of the page, and the frame would stay empty.
      await expect(frame.contentFrame().getByText('The film plays.')).toBeVisible()
      const box = await frame.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
      expect(await violations(page)).toEqual([])
    },
  )

test('[BLK-88] the policy of the pages lets the video host in as a frame, and as nothing else', () => {
  const directives = servedRelease().policy.split('; ')
  expect(directives.filter((directive) => directive.includes(host)).map((directive) => directive.split(' ')[0])).toEqual(['frame-src'])
})
