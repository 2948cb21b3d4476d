/** What `markLinks` does at build, for HTML that reaches the browser later (D-LINK-11). */
export const markLinksInBrowser = (content: ParentNode, other: string, mark: string): void => {
  const said = mark.replace(/^\(|\)$/g, '')
  for (const link of content.querySelectorAll(`a[hreflang="${other}"]`)) {
    const behind = link.nextSibling?.nodeType === Node.TEXT_NODE ? (link.nextSibling.nodeValue ?? '') : ''
    if (!link.closest(`[lang="${other}"]`) && !`${link.textContent}${behind.slice(0, 40)}`.includes(said)) link.append(` ${mark}`)
  }
}
