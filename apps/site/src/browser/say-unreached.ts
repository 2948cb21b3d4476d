/** Shows at the foot of the window what every page holds for what does not come, with the number for lost cards, until the network is back (D-HEAD-1). */
export const sayUnreached = (page: Document): void => {
  const { style } = page.querySelector<HTMLElement>('.islands-failed') ?? {}
  if (!style) return
  style.cssText = 'display:block;position:fixed;inset:auto 0 0;z-index:9;background:var(--shell);border-top:solid'
  window.ononline = () => {
    style.cssText = ''
  }
}
