import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname
const fonts = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
const base = readFileSync(new URL('base.css', import.meta.url), 'utf8')
const tokenSheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const forcedColors = readFileSync(new URL('forced-colors.css', import.meta.url), 'utf8')
const faces = [...fonts.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body)
const size = (name: string) => statSync(join(here, 'fonts', name)).size

describe('fonts', () => {
  it('are our own files, all of them used', () => {
    const named = [...fonts.matchAll(/url\(["']\.\/fonts\/([^"']+)["']\)/g)].map(([, name]) => name)
    expect(named.toSorted()).toEqual(readdirSync(join(here, 'fonts')).toSorted())
    expect(fonts).not.toContain('http')
  })

  it('stay under 80 KB on a first view, quotation italic included', () => {
    const first = ['serif-display.woff2', 'serif-italic.woff2', 'sans.woff2']
    expect(first.reduce((total, name) => total + size(name), 0)).toBeLessThanOrEqual(80 * 1024)
    // Every other file is asked for only by characters that a page of ours seldom holds.
    for (const face of faces.filter((body) => body.includes('url(') && !first.some((name) => body.includes(name))))
      expect(face).toContain('unicode-range')
  })

  it('never hide text while they load, and have fallbacks of the same width', () => {
    for (const face of faces)
      expect(face).toMatch(
        face.includes('url(') ? /font-display: swap/ : /size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%;\s+descent-override/,
      )
  })

  it('know no italic of the sans', () => {
    expect(faces.filter((body) => /['"]GP Sans['"]/.test(body) && body.includes('italic'))).toEqual([])
  })
})

const channel = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const tokens = new Map(
  [...tokenSheet.matchAll(/--([a-z-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', hex = '']) => [
    name,
    hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex,
  ]),
)
const luminance = (name: string): number => {
  const hex = tokens.get(name)
  if (!hex) throw new Error(`There is no color --${name}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((left, right) => right - left)
  return (high + 0.05) / (low + 0.05)
}

describe('inks', () => {
  it.each([
    ...['text', 'muted', 'deep', 'pine', 'coral', 'coral-dark', 'red'].flatMap((ink) =>
      ['shell', 'white', 'sand'].map((paper) => [ink, paper] as const),
    ),
    ['text', 'water-pale'],
    ['deep', 'water-pale'],
    ['white', 'coral'],
    ['white', 'coral-dark'],
    ['white', 'red'],
    ['on-navy', 'navy'],
    ['needle', 'navy'],
    ['peach', 'navy'],
  ] as const)('%s reads on %s', (ink, paper) => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('styles', () => {
  it('honor reduced motion and contrast themes', () => {
    expect(base).toContain('prefers-reduced-motion: reduce')
    expect(forcedColors).toContain('forced-colors: active')
  })

  it('[LINK-33] [LINK-34] scroll smoothly to an anchor and stop 75 px above it', () => {
    expect(base).toMatch(/prefers-reduced-motion: no-preference\) \{[^}]*scroll-behavior: smooth/)
    expect(base).toContain('scroll-padding-top: var(--header)')
    expect(tokenSheet).toContain('--header: 75px')
  })
})
