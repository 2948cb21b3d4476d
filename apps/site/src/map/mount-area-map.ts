/** Draws the map of a page when its place comes near the window; for those who save data, it is left out. */
export default (page: Document, signal: AbortSignal): void => {
  const place = page.querySelector<HTMLElement>('[data-area-map]')
  if (!place) return
  const leaveOut = (): void => {
    place.dataset['failed'] = ''
  }
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    leaveOut()
    return
  }
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      import('./start-area-map.ts')
        .then((script) => script.startAreaMap(place, signal))
        .catch((error: unknown) => {
          console.error(error)
          leaveOut()
        })
    },
    { rootMargin: '200px' },
  )
  observer.observe(place)
  signal.addEventListener('abort', () => observer.disconnect())
}
