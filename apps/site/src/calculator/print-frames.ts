/** The styles of a document as text, for a style sheet of another one. */
const stylesOf = ({ styleSheets }: Document): string =>
  [...styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')

/** What a framed calculator shows, with its own styles, as an element of the page around it. */
const paperOf = (frame: HTMLIFrameElement): HTMLElement | undefined => {
  const [framed, page] = [frame.contentDocument, frame.ownerDocument]
  const panel = framed?.querySelector('[data-calculator]:not([hidden])')
  if (!framed || !panel) return undefined
  // The calculator opens its schedule and writes the date: the page's own event may come before the frame's.
  frame.contentWindow?.dispatchEvent(new Event('beforeprint'))
  const [paper, styles] = [page.createElement('div'), new CSSStyleSheet()]
  styles.replaceSync(stylesOf(framed))
  paper.className = 'calculator-frame-paper'
  const root = paper.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [styles]
  root.append(page.importNode(panel, true))
  return paper
}

/**
 * Sets what framed calculators show into the page itself while it is printed, until `signal` ends it (D-CALC-6): paper cuts a frame off
 * where the screen did, and through its lines at the end of a sheet.
 */
export const printFrames = (host: Window, signal: AbortSignal): void => {
  let papers: readonly HTMLElement[] = []
  const clear = (): void => {
    for (const paper of papers) paper.remove()
    papers = []
  }
  host.addEventListener(
    'beforeprint',
    () => {
      clear()
      papers = [...host.document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame-height]')].flatMap((frame) => {
        const paper = paperOf(frame)
        if (paper) frame.after(paper)
        return paper ?? []
      })
    },
    { signal },
  )
  host.addEventListener('afterprint', clear, { signal })
}
