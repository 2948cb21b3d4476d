import type { Locator } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'

const box = async (locator: Locator) => {
  const found = await locator.boundingBox()
  if (!found) throw new Error('nothing is laid out here')
  return found
}

const tracksOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)

/** How many of the twelve columns something takes. */
const columnsOf = async (words: Locator) => {
  const grid = await words.evaluate((element) => {
    const style = getComputedStyle(element.parentElement ?? element)
    return { tracks: style.gridTemplateColumns.split(' ').map(Number.parseFloat), gap: Number.parseFloat(style.columnGap) }
  })
  expect(grid.tracks).toHaveLength(12)
  const { width } = await box(words)
  return Math.round((width + grid.gap) / ((grid.tracks[0] ?? 1) + grid.gap))
}

/** CSS classes of a block say which of its looks it has. */
const classOf = async (locator: Locator, pattern: RegExp): Promise<string | undefined> =>
  pattern.exec((await locator.getAttribute('class')) ?? '')?.[1]

const ctaBoxPages = ['/en/', '/en/business/', '/en/about/', '/en/fraud/', '/en/mortgage/', '/en/personal/services/mobile-banking/']

const columnsOfLayouts = {
  '/en/': ['BLK-26', 'standard', 5],
  '/en/fraud/': ['BLK-27', 'mini', 4],
  '/en/about/': ['BLK-28', 'full', 6],
} as const
const picturesOf = { '/en/fraud/': ['small', 268], '/en/': ['medium', 390], '/en/about/': ['large', 468] } as const

test('[BLK-29] circles keep their exact size between phones and desks, those that icons go round too', async ({ page }) => {
  for (const [path, [shape, size]] of Object.entries(picturesOf)) {
    await page.goto(path)
    for (const width of [640, 891, 1000, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      for (const image of await page.locator(`.cta-box-${shape} .cta-box-image`).all())
        expect.soft(await box(image), `${path} at ${width} px`).toMatchObject({ width: size, height: size })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width)
    }
  }
})

test('[BLK-25] [BLK-26] [BLK-27] [BLK-28] [BLK-29] [BLK-30] [BLK-31] [BLK-32] CTA boxes are laid out as each is told', async ({ page }) => {
  const [shadows, grounds, places] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()]
  for (const path of ctaBoxPages) {
    await page.goto(path)
    const [id, layout, columns] = columnsOfLayouts[path as keyof typeof columnsOfLayouts] ?? []
    if (columns)
      expect.soft(await columnsOf(page.locator(`.cta-box-words.cta-box-${layout}`).first()), `${id}: columns of ${layout}`).toBe(columns)
    const [shape, size] = picturesOf[path as keyof typeof picturesOf] ?? []
    if (size) {
      const image = page.locator(`.cta-box-${shape} .cta-box-image`).first()
      expect.soft(await box(image), `BLK-29: a ${shape} picture`).toMatchObject({ width: size, height: size })
      await expect.soft(image, `BLK-29: a ${shape} picture`).toHaveCSS('border-radius', '50%')
    }
    for (const disc of await page.locator('[class*=cta-box-shadow-]').all())
      shadows.set(
        (await classOf(disc, /cta-box-shadow-([\w-]+)/)) ?? '',
        await disc.evaluate((element) => getComputedStyle(element, '::before').translate),
      )
    for (const section of await page.locator('section.cta-box').all()) {
      const ground = await classOf(section, /cta-box-(dark-blue-bubbles|white-bubbles|dark-blue-petals|flat)/)
      const drawn = await section.evaluate(
        (element) => `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element, '::before').backgroundImage}`,
      )
      if (ground) grounds.set(ground, drawn)
    }
    for (const section of await page.locator('section.cta-box:has(.cta-box-figure)').all()) {
      const side = (await classOf(section, /cta-box-image-(left|right|top)/)) ?? ''
      const [figure, words] = [await box(section.locator('.cta-box-figure')), await box(section.locator('.cta-box-words'))]
      places.set(side, figure.y + figure.height <= words.y ? 'top' : figure.x < words.x ? 'left' : 'right')
    }
  }
  const corner = (name: string) => (shadows.get(name) ?? '').split(' ').map((part) => Math.sign(Number.parseFloat(part)))
  for (const [name, sides] of [
    ['top-left', [-1, -1]],
    ['top-right', [1, -1]],
    ['bottom-left', [-1, 1]],
    ['bottom-right', [1, 1]],
  ] as const)
    expect.soft(corner(name), `BLK-30: the shadow ${name}`).toEqual(sides)
  // BLK-31, BLK-32: three named backgrounds and a plain colour.
  expect.soft([...grounds.keys()].sort()).toEqual(['dark-blue-bubbles', 'dark-blue-petals', 'flat', 'white-bubbles'])
  expect.soft(new Set(grounds.values()).size).toBeGreaterThanOrEqual(3)
  for (const [side, place] of places) expect.soft(place, 'BLK-25: where the picture stands').toBe(side)
  expect.soft(places.size).toBeGreaterThanOrEqual(2)
})

for (const [id, path, index, columns] of [
  ['BLK-42', '/en/about/', 0, 4],
  ['BLK-43', '/en/business/', 0, 3],
] as const) {
  test(`[${id}] an icon row has ${columns} columns`, async ({ page }) => {
    await page.goto(path)
    const row = page.locator('.icon-row-items').nth(index)
    const icons = await row.locator('li').count()
    expect(icons > 3 ? 4 : 3).toBe(columns)
    expect(await tracksOf(row)).toBe(columns)
  })
}

for (const [id, path, selector, columns] of [
  ['BLK-77', '/en/business/', '.service-card-grid-full-width .service-card-grid-cards', 3],
  ['BLK-78', '/CeB-Demo/', '.service-card-grid-half .service-card-grid-cards', 2],
] as const) {
  test(`[${id}] three service cards stand ${columns} to a row`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator(`${selector} > li`)).toHaveCount(3)
    expect(await tracksOf(page.locator(selector))).toBe(columns)
  })
}

test('[BLK-40] an illustration keeps its middle or its left edge', async ({ page }) => {
  for (const [path, focus, place] of [
    ['/en/about/our-culture/', 'center', '50% 100%'],
    ['/en/covid19-updates/la/', 'left', '0px 100%'],
  ] as const) {
    await page.goto(path)
    const image = page.locator(`.full-width-illustration-${focus} .full-width-illustration-background`)
    await expect(image).toHaveCSS('object-position', place)
  }
})

test('[BLK-35] the two layouts of a CTA list set entries under and beside each other', async ({ page }) => {
  const entries = async (path: string, layout: string) => {
    await page.goto(path)
    const found = page.locator(`.cta-list-${layout} .cta-list-entry`)
    return [await box(found.nth(0)), await box(found.nth(1))] as const
  }
  const [first, second] = await entries('/en/mortgage/', 'list')
  expect([second.x, second.y > first.y]).toEqual([first.x, true])
  const [left, right] = await entries('/en/careers/', 'columns')
  expect([right.y, right.x > left.x + left.width]).toEqual([left.y, true])
})

test('[BLK-17] the five layouts of a callout are laid out differently', async ({ page }) => {
  const drawn = new Map<string, string>()
  for (const path of ['/en/', '/en/personal/', '/en/personal/services/mobile-banking/', '/en/business/']) {
    await page.goto(path)
    for (const callout of await page.locator('section.callout').all()) {
      const layout = /callout-(cards|image|solo|sides|larger)/.exec((await callout.getAttribute('class')) ?? '')?.[1] ?? ''
      const shape = await callout.evaluate((element) => {
        const outer = element.getBoundingClientRect()
        const part = (selector: string) => {
          const found = element.querySelector(selector)?.getBoundingClientRect()
          return found ? [found.x - outer.x, found.width].map((value) => Math.round(value / 20)).join('/') : '-'
        }
        return [part('.callout-words'), part('.callout-figure'), part('.callout-entries'), getComputedStyle(element).backgroundColor].join(
          ' ',
        )
      })
      drawn.set(layout, shape)
    }
  }
  expect([...drawn.keys()].sort()).toEqual(['cards', 'image', 'larger', 'sides', 'solo'])
  expect(new Set(drawn.values()).size).toBe(5)
})

test('[BLK-23] the three layouts of a content grid are laid out differently', async ({ page }) => {
  const sides = new Map<string, number>()
  for (const path of ['/en/about/', '/en/business/', '/en/personal/services/mobile-banking/']) {
    await page.goto(path)
    for (const grid of await page.locator('.content-grid').all()) {
      const layout = /content-grid-(simple|reverse|popout)/.exec((await grid.getAttribute('class')) ?? '')?.[1] ?? ''
      const [figure, words] = [await box(grid.locator('.content-grid-figure')), await box(grid.locator('.content-grid-words'))]
      sides.set(layout, Math.round(words.x - (figure.x + figure.width)))
    }
  }
  expect(sides.get('simple')).toBeGreaterThanOrEqual(0)
  // The words stand left of the picture.
  expect(sides.get('reverse')).toBeLessThan(-400)
  // The words come forward over it.
  const popout = sides.get('popout') ?? 0
  expect(popout).toBeLessThan(0)
  expect(popout).toBeGreaterThan(-400)
})

test('[BLK-69] the three layouts of a link and description block show logo, picture or both', async ({ page }) => {
  const shown = new Map<string, readonly boolean[]>()
  for (const path of ['/en/personal/services/mobile-banking/', '/en/personal/checking/', '/en/business/treasury-management/']) {
    await page.goto(path)
    for (const block of await page.locator('.link-description').all()) {
      const layout = /link-description-(both|logo|image)\b/.exec((await block.getAttribute('class')) ?? '')?.[1] ?? ''
      shown.set(layout, [
        (await block.locator('.link-description-mark').count()) > 0,
        (await block.locator('.link-description-picture').count()) > 0,
      ])
    }
  }
  expect(Object.fromEntries(shown)).toEqual({ both: [true, true], logo: [true, false], image: [false, true] })
})

test('[BLK-12] a medium banner is higher than a small one', async ({ page }) => {
  await page.goto('/en/')
  const medium = await box(page.locator('.banner-medium'))
  await page.goto('/en/careers/')
  const small = await box(page.locator('.banner-small'))
  expect(medium.height).toBeGreaterThan(small.height + 100)
})

test('[BLK-10] [BLK-11] a banner has its picture, and words of the colour it asks for', async ({ page }) => {
  await page.goto('/en/')
  await expect(page.locator('.banner-picture')).toBeVisible()
  const colours = new Set<string>()
  for (const path of ['/en/', '/en/business/treasury-management/', '/en/fraud/', '/en/mortgage/']) {
    await page.goto(path)
    const banner = page.locator('section.banner').first()
    const look = /banner-(navy|white)/.exec((await banner.getAttribute('class')) ?? '')?.[1] ?? ''
    const colour = await banner.locator('h1').evaluate((element) => getComputedStyle(element).color)
    expect(colour).toBe(look === 'white' ? 'rgb(255, 255, 255)' : 'rgb(11, 36, 64)')
    colours.add(look)
  }
  expect(colours).toContain('navy')
})

test('[HEAD-07] [HEAD-08] [HEAD-01] the header is 75 px high, its logo 44 px, and the utility bar stands above it', async ({ page }) => {
  await page.goto('/en/personal/')
  expect((await box(page.locator('.header-bar'))).height).toBe(75)
  expect((await box(page.locator('.header-bar .logo img'))).height).toBe(44)
  expect((await box(page.locator('.header-bar .logo'))).height).toBe(75)
  await expect(page.locator('.utility-links')).toBeVisible()
  await page.setViewportSize({ width: 890, height: 800 })
  await expect(page.locator('.utility-links')).toBeHidden()
  expect((await box(page.locator('.header-bar'))).height).toBe(75)
})

test('[CONST-01] the header is wide from 891 px on', async ({ page }) => {
  await page.goto('/en/')
  for (const [width, isWide] of [
    [891, true],
    [890, false],
    [640, false],
    [639, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.soft(page.locator('.utility-links'), `links at ${width} px`).toBeVisible({ visible: isWide })
    await expect.soft(page.locator('.header-menu'), `menu at ${width} px`).toBeVisible({ visible: !isWide })
  }
})

test('the contact form is 736 px wide wherever there is room', async ({ page }) => {
  await page.goto('/en/contact/')
  const [form, ways] = [page.locator('.contact-form form'), page.locator('.contact-form-ways')]
  for (const [width, isBeside] of [
    [1600, true],
    [1280, true],
    [1023, false],
    [900, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const [fields, others] = [await box(form), await box(ways)]
    expect.soft(fields.width, `form at ${width} px`).toBe(736)
    expect.soft(others.x >= fields.x + fields.width, `other ways beside it at ${width} px`).toBe(isBeside)
  }
})

test('the name of a scene lies beside the sheet with the headline at every width, in both languages', async ({ page }) => {
  for (const path of ['/en/about/', '/es/about/']) {
    await page.goto(path)
    for (const width of [900, 1000, 1140]) {
      await page.setViewportSize({ width, height: 900 })
      const [words, plate] = [await box(page.locator('.banner-sheet h1')), await box(page.locator('.banner-sheet > .plate'))]
      const apart = words.x + words.width <= plate.x || plate.y + plate.height <= words.y
      expect.soft(apart, `${path} at ${width} px: headline and plate`).toBe(true)
    }
  }
})
