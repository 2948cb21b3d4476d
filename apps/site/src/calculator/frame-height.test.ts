// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followFrameHeights, heightRequest } from './frame-height.ts'

let leaving = new AbortController()

const say = (data: unknown, origin = location.origin, source: MessageEventSource | null = frame().contentWindow) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
const frame = () => document.querySelector('iframe') as HTMLIFrameElement

beforeEach(() => {
  document.body.innerHTML = '<iframe data-frame-height></iframe>'
  leaving = new AbortController()
  followFrameHeights(window, leaving.signal)
})
afterEach(() => leaving.abort())

describe('frame heights', () => {
  it('[D-CALC-6] follow what the framed document says', () => {
    say({ type: 'frame-height', height: 812.4 })
    expect(frame().style.height).toBe('813px')
  })

  it('[D-CALC-6] asks a frame that was there first', () => {
    const asked = vi.spyOn(frame().contentWindow as Window, 'postMessage')
    followFrameHeights(window, leaving.signal)
    expect(asked.mock.calls).toEqual([[heightRequest, location.origin]])
  })

  it('are left alone once the page is left', () => {
    leaving.abort()
    say({ type: 'frame-height', height: 812 })
    expect(frame().style.height).toBe('')
  })

  it.each([
    ['another origin', { type: 'frame-height', height: 812 }, 'https://evil.example'],
    ['another kind of message', { type: 'hello', height: 812 }, undefined],
    ['an absurd height', { type: 'frame-height', height: 1e9 }, undefined],
    ['no number', { type: 'frame-height', height: '812' }, undefined],
    ['nothing', null, undefined],
  ])('ignore %s', (_name, data, origin) => {
    say(data, origin)
    expect(frame().style.height).toBe('')
  })

  it('ignore a window that is not one of the frames', () => {
    say({ type: 'frame-height', height: 812 }, location.origin, window)
    expect(frame().style.height).toBe('')
  })
})
