/**
 * What HTML of the content may hold (D-BLK-14), as data: the sanitiser of the build and the one in the browser read the same list.
 * Elements that are not named here leave their words; those of `removedWithContent` leave nothing.
 */
export const allowList = {
  tags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'hr', 'br', 'blockquote', 'pre', 'address'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'iframe', 'details', 'summary'],
    ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'em', 'i', 'mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  /** By element; those under `*` may stand on all. */
  attributes: {
    '*': ['id', 'lang', 'dir', 'class', 'title'],
    a: ['href', 'hreflang', 'target', 'rel', 'data-astro-reload', 'data-outbound'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    // What a frame shows before its host is asked is always of our own making: `element-rules.ts` writes every attribute of frames.
    iframe: ['src', 'srcdoc', 'title', 'id', 'width', 'height', 'loading', 'allow', 'allowfullscreen'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    th: ['scope', 'colspan', 'rowspan', 'abbr'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    colgroup: ['span'],
    time: ['datetime'],
    details: ['open'],
    blockquote: ['cite'],
  } as Readonly<Record<string, string[]>>,
  /** Classes that are part of the look. */
  classes: [
    ...['lead', 'small', 'fine', 'label', 'muted', 'num', 'nowrap', 'more', 'ledger', 'quotation', 'wide'],
    ...['button', 'button-go', 'button-line', 'button-navy'],
  ],
  /** Of addresses, beside those without a scheme. */
  schemes: ['http', 'https', 'mailto', 'tel'],
  addresses: ['href', 'src', 'cite'],
  removedWithContent: ['script', 'style', 'textarea', 'option', 'xmp'],
  nestingLimit: 60,
}
