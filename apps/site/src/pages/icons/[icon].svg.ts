import { iconNames, isSpotIcon } from '@bank/model/icons.ts'
import { Icon } from '@bank/ui/icons/Icon.tsx'
import { SpotIcon } from '@bank/ui/icons/SpotIcon.tsx'
import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export const prerender = true

export const getStaticPaths = () => iconNames.map((icon) => ({ params: { icon } }))

/**
 * A file stands outside the style sheet, so it carries what `icons.css` gives the drawings on a page: thin lines in pine, or navy
 * lines over one flat ink.
 */
const withInks = (markup: string, spot: boolean): string =>
  spot
    ? markup
        .replace('<svg', '<svg fill="none" stroke="#0b2440" stroke-width="1.05" stroke-linecap="round" stroke-linejoin="round"')
        .replace('class="spot-ink"', 'fill="#f6c48f" stroke="none"')
        .replace('class="spot-gap"', 'stroke="#fbf9f5" stroke-width="4.2"')
    : markup.replace('stroke="currentColor"', 'stroke="#1f5f4a"').replace('stroke-width="2"', 'stroke-width="1.1"')

/** Every icon that content may name, as a file of its own (BLK-64). */
export const GET: APIRoute = ({ params }) => {
  const name = iconNames.find((icon) => icon === params['icon'])
  if (!name) return new Response('Not found', { status: 404 })
  const spot = isSpotIcon(name)
  const markup = withInks(renderToStaticMarkup(spot ? createElement(SpotIcon, { name }) : createElement(Icon, { name, size: 24 })), spot)
  const svg = markup.includes('xmlns=') ? markup : markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
