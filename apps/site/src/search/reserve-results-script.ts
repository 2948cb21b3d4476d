/*
 * Stands in the page behind its search, as one and the same text: where the address holds terms, the box says them from the first paint on,
 * there is room for results, and the pages that help wait until nothing was found. Nothing moves then when the answer comes, and nobody
 * who types is disturbed.
 */
const terms = new URLSearchParams(location.search).get('terms')?.trim()
const root = document.querySelector('[data-mount~=search]')
const input = root?.querySelector<HTMLInputElement>('input[name=terms]')
if (terms) {
  root?.setAttribute('data-asked', '')
  if (input) input.defaultValue = terms
}
