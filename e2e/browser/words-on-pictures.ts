import type { Page } from '@playwright/test'

/** A word as it is drawn: its box in pixels of the page, its ink as the style says it, and whether it counts as large print. */
export type DrawnWord = {
  readonly text: string
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly ink: readonly [number, number, number]
  readonly isLarge: boolean
}

/** Lets every picture of the page come, whether anybody has scrolled to it or not. */
export const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => undefined)))
  })

/**
 * Every word that is drawn over a picture, one of the content or one that a style draws behind it; those of them outside of header and
 * footer, which are the same on every page; or simply every word.
 */
export type Among = 'all' | 'pictured' | 'pictured-own'

/** The words of a page, or those `among` them that are asked for. */
export const drawnWords = (page: Page, among: Among): Promise<readonly DrawnWord[]> =>
  page.evaluate((wanted) => {
    const inPage = ({ left, top, width, height }: DOMRect) => ({ left: left + scrollX, top: top + scrollY, width, height })
    const pictured = (element: Element): boolean =>
      /^(?:img|video)$/.test(element.localName) ||
      (element.localName === 'svg' && element.getBoundingClientRect().width > 120) ||
      [undefined, '::before', '::after'].some((pseudo) => /url\(|gradient\(/.test(getComputedStyle(element, pseudo).backgroundImage))
    const grounds = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && pictured(element))
      .map((element) => inPage(element.getBoundingClientRect()))
      .filter(({ width, height }) => width > 60 && height > 60)
    const isOver = (box: ReturnType<typeof inPage>) =>
      grounds.some(
        ({ left, top, width, height }) =>
          box.left < left + width && left < box.left + box.width && box.top < top + height && top < box.top + box.height,
      )
    /** Parents that cut off what does not fit, a screen's worth of scrolling included. */
    const frames = (element: Element | null): readonly DOMRect[] =>
      element && element !== document.body
        ? [
            ...(/visible/.test(getComputedStyle(element).overflow) || getComputedStyle(element).display === 'inline'
              ? []
              : [element.getBoundingClientRect()]),
            ...frames(element.parentElement),
          ]
        : []
    const isCutOff = ({ left, right, top, bottom }: DOMRect, around: readonly DOMRect[]) =>
      around.some((frame) => left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || holder.closest('.visually-hidden, option'))
        continue
      if (wanted === 'pictured-own' && holder.closest('body > footer, body > header')) continue
      const style = getComputedStyle(holder)
      const around = frames(holder)
      const size = Number.parseFloat(style.fontSize)
      const [red = 0, green = 0, blue = 0] = ((holder instanceof SVGElement ? style.fill : style.color).match(/[\d.]+/g) ?? []).map(Number)
      for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        for (const rectangle of range.getClientRects()) {
          const box = inPage(rectangle)
          if (
            isCutOff(rectangle, around) ||
            box.width < 2 ||
            box.height < 2 ||
            box.left < 0 ||
            box.top < 0 ||
            (wanted !== 'all' && !isOver(box))
          )
            continue
          words.push({
            text: match[0],
            box,
            ink: [red, green, blue] as const,
            isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          })
        }
      }
    }
    return words
  }, among)

/** Takes all words off the page and leaves what is drawn behind them, or puts them back. */
export const showWords = (page: Page, areShown: boolean): Promise<void> =>
  page.evaluate((shown) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `*, *::before, *::after { color: transparent !important; text-shadow: none !important; text-decoration: none !important }
      text, tspan { fill: transparent !important }`,
    )
    document.adoptedStyleSheets = shown ? [] : [sheet]
  }, areShown)
