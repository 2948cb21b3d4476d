// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showPlaceholders } from './placeholders.ts'

const animate = vi.fn()

const picture = (attributes = 'data-blur="data:image/webp;base64,AAAA"'): HTMLImageElement => {
  document.body.innerHTML = `<img alt="" src="/media/porch.webp" ${attributes}>`
  const found = document.querySelector('img')
  if (!found) throw new Error('there is no picture')
  return Object.assign(found, { animate })
}
const loaded = (image: HTMLImageElement) => {
  Object.defineProperty(image, 'complete', { value: true })
  Object.defineProperty(image, 'naturalWidth', { value: 640 })
}

afterEach(() => vi.clearAllMocks())

describe('blurred stand-ins', () => {
  it('[IMG-03] show behind a picture until it has come, which then clears up', () => {
    const image = picture()
    Object.defineProperty(image, 'complete', { value: false })
    showPlaceholders(document, false)
    expect(image.style.background).toContain('data:image/webp;base64,AAAA')
    image.dispatchEvent(new Event('load'))
    expect(image.style.background).toBe('')
    expect(animate).toHaveBeenCalledTimes(1)
  })

  it('do not move where motion is unwelcome', () => {
    const image = picture()
    Object.defineProperty(image, 'complete', { value: false })
    showPlaceholders(document, true)
    image.dispatchEvent(new Event('load'))
    expect([image.style.background, animate.mock.calls]).toEqual(['', []])
  })

  it('leave a picture alone that is there already, and one without a stand-in', () => {
    const image = picture()
    loaded(image)
    showPlaceholders(document, false)
    expect(image.getAttribute('style')).toBeNull()
    const plain = picture('')
    showPlaceholders(document, false)
    expect(plain.getAttribute('style')).toBeNull()
  })
})
