import streaming from '@astrojs/react/server.js'
import type { AstroComponentMetadata, NamedSSRLoadedRendererValue } from 'astro'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

/** How many components of a page are drawn, by page. */
const drawn = new WeakMap<object, number>()

/** Makes the ids that the components of one page give themselves differ. An island hands its own on to the browser, which must make the same ids. */
const nextPrefix = (page: object): string => {
  const index = drawn.get(page) ?? 0
  drawn.set(page, index + 1)
  return `s${index}`
}

/** React asks for pictures early, by links that have no place where a component stands. */
const earlyLinks = /<link\s[^>]*rel="preload"[^>]*>/g

/**
 * Draws a component in one go: an island with the marks by which the browser finds it again, anything else without. What holds parts that Astro drew
 * is left to the streams.
 */
function draw(
  this: { readonly result: object },
  component: ComponentType<object>,
  props: object,
  slots: Readonly<Record<string, string>>,
  metadata?: AstroComponentMetadata,
): ReturnType<typeof streaming.renderToStaticMarkup> {
  if (Object.keys(slots).length > 0) return streaming.renderToStaticMarkup.call(this, component, props, slots, metadata)
  const prefix = nextPrefix(this.result)
  const render = metadata?.hydrate === undefined ? renderToStaticMarkup : renderToString
  const html = render(createElement(component, props), { identifierPrefix: prefix })
  return Promise.resolve({ html: html.replace(earlyLinks, ''), attrs: { prefix } })
}

export default {
  ...streaming,
  // React is the only library that draws here. The streams would draw every component once more to find that out.
  check: () => Promise.resolve(true),
  renderToStaticMarkup: draw,
} satisfies NamedSSRLoadedRendererValue
