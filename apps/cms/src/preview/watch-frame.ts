/** Milliseconds until a page that has come has to have said that it is there, and until one that has not come counts as lost. */
const saysWithin = 2000
const comesWithin = 20_000
/** Until a lost page is asked for again; twice as long after each failure. */
const reloadAfter = 3000
const longestWait = 30_000

type Watch = {
  /** How often in a row the page was lost before. */
  readonly lostBefore: number
  readonly origin: string
  readonly found: () => void
  readonly lost: () => void
  readonly reload: () => void
}

/**
 * Sees to it that a page in a frame comes: browsers show an error in place of one that could not be loaded, and tell nobody. What has not said anything is
 * loaded again after a while, and as soon as the network is back. Gives what ends that.
 */
export const watchFrame = (frame: HTMLIFrameElement, { lostBefore, origin, found, lost, reload }: Watch): (() => void) => {
  const over = new AbortController()
  const { signal } = over
  let timer: ReturnType<typeof setTimeout>
  const end = (): void => {
    over.abort()
    clearTimeout(timer)
  }
  const longer = (milliseconds: number, most: number): number => Math.min(most, milliseconds * 2 ** lostBefore)
  const loadAgain = (): void => {
    end()
    reload()
  }
  const loseAfter = (milliseconds: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      lost()
      timer = setTimeout(loadAgain, longer(reloadAfter, longestWait))
    }, milliseconds)
  }
  const hear = ({ source, origin: from }: MessageEvent): void => {
    if (source !== frame.contentWindow || from !== origin) return
    end()
    found()
  }
  // A slow page is not lost: each time it is given longer.
  loseAfter(longer(comesWithin, 8 * comesWithin))
  frame.addEventListener('load', () => loseAfter(saysWithin), { signal })
  addEventListener('message', hear, { signal })
  addEventListener('online', loadAgain, { signal })
  return end
}
