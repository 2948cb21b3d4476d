import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { PartRenderer } from './shared-part.ts'

/** How many components of a page are rendered, by page. */
const rendered = new WeakMap<object, number>()

const nextPrefix = (page: object): string => {
  const index = rendered.get(page) ?? 0
  rendered.set(page, index + 1)
  return `s${index}`
}

/** React asks for pictures early, by links that have no place where a component stands. */
const earlyLinks = /<link\s[^>]*rel="preload"[^>]*>/g

/** What React leaves in place of a part that failed or was not there yet. */
const missingPart = '<!--$!-->'

const renderAnew: PartRenderer = (_component, props, _and, render) => render(props)

/**
 * Renders a component of a page synchronously: an island with the marks by which the browser finds it again, anything else without. The ids
 * that the components of one page give themselves differ by `prefix`; an island's element carries it, for the browser must make the same
 * ids. `renderPart` may know the HTML from another page. Throws what the component throws, and where an island waits for a part, which nobody would
 * do here.
 */
export const renderSync = (
  component: ComponentType<object>,
  props: object,
  { page, isIsland, renderPart = renderAnew }: { readonly page: object; readonly isIsland: boolean; readonly renderPart?: PartRenderer },
): { readonly html: string; readonly attrs: { readonly prefix: string } } => {
  const prefix = nextPrefix(page)
  const render = isIsland ? renderToString : renderToStaticMarkup
  const html = renderPart(component, props, `${prefix} ${isIsland}`, (given) => {
    const rendered = render(createElement(component, given), { identifierPrefix: prefix })
    if (rendered.includes(missingPart)) throw new Error('A part of this island is missing: what it waits for must be in its props.')
    return rendered.replace(earlyLinks, '')
  })
  return { html, attrs: { prefix } }
}
