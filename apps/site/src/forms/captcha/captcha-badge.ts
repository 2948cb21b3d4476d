/**
 * Where a captcha shows that it is there: in the open dialog, beside which the page is dark and out of reach, or else in the page's
 * content, so that it comes to rest above the footer and never lies on its links (FORM-48).
 */
export const badgePlace = (page: Document): Element =>
  page.querySelector('dialog[open]:has([data-form])') ?? page.querySelector('main') ?? page.body

/** Says at the bottom left what protects the form (D-FORM-6). One is enough for all forms of a place. */
export const showBadge = (page: Document, note: string): void => {
  const place = badgePlace(page)
  if (place.querySelector(':scope > .form-badge')) return
  const badge = page.createElement('p')
  badge.className = 'form-badge'
  const label = page.createElement('span')
  label.textContent = note
  badge.append(label)
  place.append(badge)
}
