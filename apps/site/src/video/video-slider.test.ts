// @vitest-environment jsdom

import { testContext } from '@bank/blocks/testing/context.ts'
import { toProps } from '@bank/blocks/video-slider/toProps.ts'
import { VideoSlider } from '@bank/blocks/video-slider/VideoSlider.tsx'
import { read } from '@bank/model/read.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followMotion } from '../motion/motion.ts'
import { mountVideoSliders } from './video-slider.ts'

const slide = (name: string, video = `/video/${name}.mp4`) => ({
  title: { en: name },
  poster: 'magnolia',
  video,
  captionsEn: `/video/${name}.en.vtt`,
  captionsEs: `/video/${name}.es.vtt`,
})
const files = [slide('one'), slide('two'), slide('three')]

let page: AbortController
const scrolledTo: string[] = []
const played: string[] = []

/** The block as a page shows it, brought to life. jsdom lays nothing out: slides of 600 px, and a scroll that arrives at once. */
const start = (slides: readonly object[] = files, reduced = false, before: () => void = () => undefined) => {
  const record = read({ id: 'videos', kind: 'videoSlider' as const, slides }, 'en') as unknown as Parameters<typeof toProps>[0]
  const props = toProps(record, testContext('en'))
  if (!props) throw new Error('nothing to show')
  document.body.innerHTML = renderToStaticMarkup(createElement(VideoSlider, props))
  const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector) as Kind
  const track = find('[data-video-track]')
  Object.defineProperty(track, 'clientWidth', { value: 600 })
  track.scrollTo = ((options: ScrollToOptions) => {
    track.scrollLeft = options.left ?? 0
    track.dispatchEvent(new Event('scroll'))
  }) as typeof track.scrollTo
  const stillness = Object.assign(new EventTarget(), { matches: reduced }) as unknown as MediaQueryList
  before()
  mountVideoSliders(document, stillness, page.signal)
  const dots = [...document.querySelectorAll<HTMLElement>('[data-video-dot]')]
  return {
    block: find('[data-video-slider]'),
    track,
    dots,
    stop: find<HTMLInputElement>('[data-motion]'),
    slideLinks: [...document.querySelectorAll<HTMLElement>('[data-video-slide]')],
    current: () => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
    place: () => track.scrollLeft / 600,
    inert: () => [...track.children].map((found) => (found as HTMLElement).inert),
    onStage: () => document.querySelector('[data-video-stage]')?.firstElementChild,
  }
}

/** Resolves when what a click loads has come. */
const loaded = () => vi.dynamicImportSettled()

beforeEach(() => {
  vi.useFakeTimers()
  page = new AbortController()
  scrolledTo.length = 0
  played.length = 0
  HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement) {
    scrolledTo.push(this.id)
  }
  HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
    played.push(this.getAttribute('src') ?? '')
    return Promise.resolve()
  }
})
afterEach(() => {
  page.abort()
  delete window.dataLayer
  vi.useRealTimers()
})

describe('the clock of a video slider', () => {
  it('[BLK-87] shows the next slide after 10000 ms, not before, and the one after it 10000 ms later', () => {
    const { current, place } = start()
    vi.advanceTimersByTime(9_999)
    expect([current(), place()]).toEqual([0, 0])
    vi.advanceTimersByTime(1)
    expect([current(), place()]).toEqual([1, 1])
    vi.advanceTimersByTime(10_000)
    expect([current(), place()]).toEqual([2, 2])
  })

  it('[BLK-86] [D-BLK-23] stops at the last slide for good, and its switch goes', () => {
    const { current, stop, dots } = start()
    const isShown = () => stop.closest<HTMLElement>('.motion-switch')?.hidden === false
    vi.advanceTimersByTime(19_999)
    expect([current(), isShown()]).toEqual([1, true])
    vi.advanceTimersByTime(80_001)
    expect([current(), isShown(), stop.checked]).toEqual([2, false, false])
    dots[0]?.click()
    vi.advanceTimersByTime(60_000)
    expect(current()).toBe(0)
  })

  it('[BLK-87] never changes the video', () => {
    const { onStage } = start()
    const before = onStage()
    vi.advanceTimersByTime(30_000)
    expect(onStage()).toBe(before)
    expect(played).toEqual([])
  })

  it('stands still under reduced motion, and its dots still work', () => {
    const { current, dots } = start(files, true)
    vi.advanceTimersByTime(60_000)
    expect(current()).toBe(0)
    dots[1]?.click()
    expect(current()).toBe(1)
  })

  it('[D-BLK-23] is stopped and started again by a switch, its own or any other of the page', () => {
    const { current, stop } = start()
    document.body.insertAdjacentHTML('beforeend', '<input type="checkbox" data-motion="">')
    followMotion(document)
    const other = document.body.lastElementChild as HTMLInputElement
    for (const each of [stop, other]) {
      const before = current()
      each.click()
      vi.advanceTimersByTime(60_000)
      expect(current()).toBe(before)
      each.click()
      vi.advanceTimersByTime(10_000)
      expect(current()).toBe(before + 1)
    }
  })

  it('[D-BLK-23] does not start while a switch is on that was pressed before the script came', () => {
    const { current } = start(files, false, () => document.querySelector<HTMLElement>('[data-motion]')?.click())
    vi.advanceTimersByTime(60_000)
    expect(current()).toBe(0)
  })

  it.each([
    ['under the pointer', 'pointerenter', 'pointerleave'],
    ['with the focus', 'focusin', 'focusout'],
    ['while a video plays', 'play', 'pause'],
  ])('holds %s, and counts anew afterwards', (_name, on, off) => {
    const { block, current } = start()
    vi.advanceTimersByTime(9_000)
    block.dispatchEvent(new Event(on))
    vi.advanceTimersByTime(60_000)
    expect(current()).toBe(0)
    block.dispatchEvent(new Event(off))
    vi.advanceTimersByTime(9_999)
    expect(current()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(current()).toBe(1)
  })

  it('[BLK-87] holds with a focus that came before the script', () => {
    const { current, slideLinks } = start(files, false, () => document.querySelector<HTMLElement>('[data-video-slide]')?.focus())
    expect(document.activeElement).toBe(slideLinks[0])
    vi.advanceTimersByTime(60_000)
    expect(current()).toBe(0)
  })

  it('[BLK-87] holds while a video plays that was started before the script came', () => {
    const { current } = start(files, false, () => {
      for (const video of document.querySelectorAll('video')) Object.defineProperty(video, 'paused', { value: false })
    })
    vi.advanceTimersByTime(60_000)
    expect(current()).toBe(0)
  })

  it('ends with its page', () => {
    const { current } = start()
    page.abort()
    vi.advanceTimersByTime(60_000)
    expect(current()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the slides of a video slider', () => {
  it('[BLK-84] off screen can not be focused, whichever is in view', () => {
    const { dots, inert, track } = start()
    expect(inert()).toEqual([false, true, true])
    dots[2]?.click()
    expect(inert()).toEqual([true, true, false])
    track.scrollTo({ left: 620 })
    track.dispatchEvent(new Event('wheel'))
    track.scrollTo({ left: 620 })
    expect(inert()).toEqual([true, false, true])
  })

  it('[BLK-85] are reached by their dots', () => {
    const { dots, current, place } = start()
    dots[2]?.click()
    expect([current(), place()]).toEqual([2, 2])
    dots[0]?.click()
    expect([current(), place()]).toEqual([0, 0])
  })

  it('[BLK-81] put their video into the player, with title and captions, and start it', async () => {
    const { slideLinks, onStage } = start()
    slideLinks[1]?.click()
    await loaded()
    expect(onStage()?.getAttribute('src')).toBe('/video/two.mp4')
    expect(onStage()?.querySelectorAll('track')).toHaveLength(2)
    expect(document.querySelector('[data-video-now]')?.textContent).toBe('two')
    expect(played).toEqual(['/video/two.mp4'])
    slideLinks[2]?.click()
    await loaded()
    expect(onStage()?.getAttribute('src')).toBe('/video/three.mp4')
  })

  it('[ANAL-01] [ANAL-06] [D-ANAL-2] are recorded with their title when they are played, and not when they only move', async () => {
    const { slideLinks, dots } = start()
    dots[1]?.click()
    vi.advanceTimersByTime(10_000)
    expect(window.dataLayer).toBeUndefined()
    slideLinks[1]?.querySelector('img')?.click()
    await loaded()
    expect(window.dataLayer).toEqual([{ event: 'datalayer_track', form: '', action: 'play', category: 'video', label: 'two', market: '' }])
  })

  it('[BLK-82] scroll to the player', async () => {
    const { slideLinks } = start()
    slideLinks[1]?.click()
    await loaded()
    expect(scrolledTo).toEqual(['videos-player'])
  })

  it('leave clicks alone that ask for another window', () => {
    const { slideLinks, onStage } = start()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    // jsdom would try to navigate.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
    slideLinks[1]?.dispatchEvent(click)
    expect(onStage()?.getAttribute('src')).toBe('/video/one.mp4')
    expect(window.dataLayer).toBeUndefined()
  })
})

describe('an embed in a video slider', () => {
  const address = 'https://www.youtube.com/embed/abc?rel=0'

  it('[BLK-81] [BLK-88] [BLK-89] loads when it is played, with API parameter and id', async () => {
    const { slideLinks, onStage } = start([slide('one'), slide('two', address), slide('three')])
    expect(document.querySelector('iframe')).toBeNull()
    slideLinks[1]?.click()
    await loaded()
    const src = new URL(onStage()?.getAttribute('src') ?? '')
    expect([src.pathname, ...src.searchParams.entries()]).toEqual(['/embed/abc', ['rel', '0'], ['enablejsapi', '1'], ['autoplay', '1']])
    expect(onStage()?.id).toBe('video-abc')
  })

  it('[BLK-80] [D-ANAL-2] that comes first loads when its picture in the player is pressed', async () => {
    const { onStage } = start([slide('one', address), slide('two'), slide('three')])
    expect(onStage()?.matches('a[data-video-facade]')).toBe(true)
    document.querySelector<HTMLElement>('[data-video-facade]')?.click()
    await loaded()
    expect(window.dataLayer).toEqual([expect.objectContaining({ action: 'play', category: 'video', label: 'one' })])
    expect(onStage()?.tagName).toBe('IFRAME')
  })
})
