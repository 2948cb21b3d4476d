import streaming from '@astrojs/react/server.js'
import type { AstroComponentMetadata, NamedSSRLoadedRendererValue } from 'astro'
import type { ComponentType } from 'react'
import { longPropsAttribute } from '../directives/long-props.ts'
import { wholeProps } from '../directives/shared-props.ts'
import { sharedParts } from '../layouts/shared-parts.ts'
import { renderSync } from './render-sync.ts'
import { sharedPartRenderer } from './shared-part.ts'

const renderPart = sharedPartRenderer(sharedParts)

/** Renders a component of the page. What holds slots that Astro rendered is left to the streams. */
async function render(
  this: { readonly result: object },
  component: ComponentType<object>,
  props: object,
  slots: Readonly<Record<string, string>>,
  metadata?: AstroComponentMetadata,
): ReturnType<typeof streaming.renderToStaticMarkup> {
  if (Object.keys(slots).length > 0) return streaming.renderToStaticMarkup.call(this, component, props, slots, metadata)
  const { whole, address } = wholeProps(props)
  const { html, attrs } = renderSync(component, whole, { page: this.result, isIsland: metadata?.hydrate !== undefined, renderPart })
  return { html, attrs: { ...attrs, ...(address !== undefined && { [longPropsAttribute]: address }) } }
}

export default {
  ...streaming,
  // React is the only library that renders here. The streams would render every component once more to find that out.
  check: async (component) => typeof component !== 'string',
  renderToStaticMarkup: render,
} satisfies NamedSSRLoadedRendererValue
