const hintMilliseconds = 2_000

/** Says something over the map for a moment. */
export const mapHint = (element: HTMLElement): ((text: string) => void) => {
  let hides: ReturnType<typeof setTimeout> | undefined
  return (text) => {
    element.textContent = text
    element.hidden = false
    clearTimeout(hides)
    hides = setTimeout(() => {
      element.hidden = true
    }, hintMilliseconds)
  }
}
