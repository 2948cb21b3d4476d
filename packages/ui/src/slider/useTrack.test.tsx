// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SliderArrows } from './SliderArrows.tsx'
import { useTrack } from './useTrack.ts'

const Row = ({ count }: { count: number }) => {
  const { ref, ends, move } = useTrack(count)
  return (
    <div>
      <SliderArrows labels={{ previous: 'Previous', next: 'Next' }} ends={ends} move={move} />
      <ul ref={ref}>
        {Array.from({ length: count }, (_, index) => `card ${index}`).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

const host = document.createElement('div')
let root: Root | undefined

/** jsdom lays nothing out: cards of 300 px in a window of 900 px, and a scroll that arrives at once. */
const layOut = (list: HTMLUListElement, count: number) => {
  Object.defineProperty(list, 'scrollWidth', { value: count * 300, configurable: true })
  Object.defineProperty(list, 'clientWidth', { value: 900, configurable: true })
  list.scrollTo = ((options: ScrollToOptions) => {
    list.scrollLeft = options.left ?? 0
    list.dispatchEvent(new Event('scroll'))
    list.dispatchEvent(new Event('scrollend'))
  }) as typeof list.scrollTo
  for (const [index, card] of [...list.children].entries()) card.getBoundingClientRect = () => new DOMRect(index * 300, 0, 300, 100)
}

const start = async (count: number) => {
  host.innerHTML = renderToString(<Row count={count} />)
  const list = host.querySelector('ul') as HTMLUListElement
  layOut(list, count)
  await act(async () => {
    root = hydrateRoot(host, <Row count={count} />)
  })
  const [previous, next] = host.querySelectorAll('button')
  return {
    list,
    click: (which: 'previous' | 'next') => act(async () => (which === 'next' ? next : previous)?.click()),
    off: () => [previous, next].map((button) => button?.getAttribute('aria-disabled')),
  }
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.matchMedia = (query) => ({ matches: query.includes('reduce') }) as MediaQueryList
  document.body.append(host)
})
afterEach(async () => {
  await act(async () => root?.unmount())
})

describe('arrows of a slider', () => {
  it('[BLK-60] move the row by one card', async () => {
    const { list, click } = await start(5)
    await click('next')
    expect(list.scrollLeft).toBe(300)
    await click('next')
    await click('previous')
    expect(list.scrollLeft).toBe(300)
  })

  it('[BLK-61] [BLK-62] are both there, and the one at an end does nothing', async () => {
    const { list, click, off } = await start(5)
    expect(off()).toEqual(['true', 'false'])
    await click('previous')
    expect(list.scrollLeft).toBe(0)
    await click('next')
    await click('next')
    expect(off()).toEqual(['false', 'true'])
    await click('next')
    expect(list.scrollLeft).toBe(600)
  })

  it('have nothing to do when everything fits', async () => {
    const { off } = await start(3)
    expect(off()).toEqual(['true', 'true'])
  })
})
