import { decodeXML } from 'entities/decode'
import { longPropsAttribute } from '../directives/long-props.ts'
import type { PageRewrite } from './page-rewrite.ts'
import { sharedFiles } from './shared-files.ts'

const propsAttribute = / props="([^"]*)"/g

/** Shorter ones stay in the page: a file would cost more than it saves. */
const leastLength = 200

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Moves the long props of the islands around a page, its header's menus above all, into a file that all pages of a language share.
 * They say once more what the HTML says, and are wanted only when somebody touches the island; its directive fetches them then.
 */
export const shareIslandProps = (siteDir: string): PageRewrite => {
  const share = sharedFiles(siteDir, 'props', 'json')
  return async (html) => {
    const main = html.indexOf('<main')
    if (main < 0) return html
    let frame = html.slice(0, main)
    for (const [attribute, value = ''] of frame.matchAll(propsAttribute)) {
      const props = Object.entries<unknown>(JSON.parse(decodeXML(value)))
      const { long, short = [] } = Object.groupBy(props, ([, prop]) => (JSON.stringify(prop).length < leastLength ? 'short' : 'long'))
      if (!long) continue
      const address = await share(JSON.stringify(Object.fromEntries(long)))
      const kept = escaped(JSON.stringify(Object.fromEntries(short)))
      frame = frame.replace(attribute, () => ` props="${kept}" ${longPropsAttribute}="${address}"`)
    }
    return frame + html.slice(main)
  }
}
