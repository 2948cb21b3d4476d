import streaming from '@astrojs/react/server.js'
import type { AstroComponentMetadata, NamedSSRLoadedRendererValue } from 'astro'
import type { ComponentType } from 'react'
import { renderSync } from './render-sync.ts'

/** Renders a component of the page. What holds slots that Astro rendered is left to the streams. */
async function render(
  this: { readonly result: object },
  component: ComponentType<object>,
  props: object,
  slots: Readonly<Record<string, string>>,
  metadata?: AstroComponentMetadata,
): ReturnType<typeof streaming.renderToStaticMarkup> {
  return Object.keys(slots).length > 0
    ? streaming.renderToStaticMarkup.call(this, component, props, slots, metadata)
    : renderSync(component, props, { page: this.result, isIsland: metadata?.hydrate !== undefined })
}

export default {
  ...streaming,
  // React is the only library that renders here. The streams would render every component once more to find that out.
  check: async (component) => typeof component !== 'string',
  renderToStaticMarkup: render,
} satisfies NamedSSRLoadedRendererValue
