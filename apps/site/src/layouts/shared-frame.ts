import { onceForEach } from '@bank/model/once-for-each.ts'
import type { Frame } from '../page-data/frame.ts'
import type { PageData } from '../page-data/page-data.ts'
import { escaped } from '../react-rendering/shared-part.ts'
import { currentOf } from './current-of.ts'

/** Stands for the page in the other language while a frame is rendered; no page says it. */
const placeholder = '/page-in-the-other-language/'

/** The page's own address among the props of its header, as Astro writes it. */
const ownAddress = (path: string): string => `&quot;path&quot;:[0,&quot;${path}&quot;]`

/** Addresses that stand in props as they are. */
const isPlain = (path: string): boolean => /^[\w./~%-]*$/.test(path)

const withOther = (frame: Frame, href: string): Frame => ({ ...frame, otherLanguage: { ...frame.otherLanguage, to: { href } } })

/** What a page without blocks is rendered from, as far as its frame shows it. */
type FramePage = Pick<PageData, 'path' | 'frame' | 'alerts'>

/** Pieces of a frame between the addresses: of the page itself, and between those the ones of the other language. */
type Pieces = readonly (readonly string[])[]

/**
 * Renders pages without head and blocks, each once for all pages with the same shared parts: they differ in their own address and that of the page in the
 * other language alone. `render` is asked for those.
 */
export const frameRenderer = <Page extends FramePage>(render: (page: Page) => Promise<string>): ((page: Page) => Promise<string>) => {
  const rendered = new WeakMap<Frame['menus'], Map<string, Promise<Pieces | undefined>>>()
  let count = 0
  const numberOf = onceForEach((_of: object) => count++)

  /** The same for two pages on which each of `sharedParts` is the same. */
  const keyOf = ({ path, frame, alerts }: Page): string =>
    [
      currentOf(frame.menus.utility, path),
      currentOf(frame.menus.primary, path),
      frame.showFDICLogo,
      frame.showsFdicSign,
      frame.isBrief,
      numberOf(alerts.known),
      ...alerts.banners.map(({ id }) => id),
    ].join(' ')

  /** Nothing where the frame has other addresses of the page, too. */
  const piecesOf = async (page: Page): Promise<Pieces | undefined> => {
    const html = await render({ ...page, frame: withOther(page.frame, placeholder) })
    const pieces = html.split(ownAddress(page.path))
    return pieces.length === 2 ? pieces.map((piece) => piece.split(placeholder)) : undefined
  }

  return async (page) => {
    const { path, frame } = page
    if (!isPlain(path)) return render(page)
    const known = rendered.get(frame.menus) ?? new Map<string, Promise<Pieces | undefined>>()
    rendered.set(frame.menus, known)
    const key = keyOf(page)
    const asked = known.get(key) ?? piecesOf(page)
    known.set(key, asked)
    const pieces = await asked
    if (!pieces) return render(page)
    const other = escaped(frame.otherLanguage.to.href)
    return pieces.map((piece) => piece.join(other)).join(ownAddress(path))
  }
}
