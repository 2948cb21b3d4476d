/**
 * Shows the blurred stand-in of each picture behind it until it has come, and then lets the picture clear up (IMG-03, D-IMG-5).
 * Without scripts the picture alone shows. Styles are set from here because the content policy forbids them in the page.
 */
export const showPlaceholders = (document: Document, isStill: boolean): void => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-blur]')) {
    if (picture.complete && picture.naturalWidth) continue
    const { style } = picture
    style.background = `url("${picture.dataset['blur']}") 50% / cover`
    const clear = () => {
      style.background = ''
      if (!isStill) picture.animate({ filter: ['blur(12px)', 'none'] }, 320)
    }
    picture.addEventListener('load', clear, { once: true })
  }
}
