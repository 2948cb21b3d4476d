// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { copyText } from './copy-text.ts'

const shown = () => {
  document.body.innerHTML = '<p>065401550</p>'
  return document.querySelector('p') as HTMLElement
}
const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
const olderWay = (works: boolean) => {
  document.execCommand = () => works
}

beforeEach(() => {
  getSelection()?.removeAllRanges()
})

it('writes to the clipboard', async () => {
  const written: string[] = []
  clipboard({ writeText: async (text: string) => void written.push(text) })
  expect([await copyText('065401550', shown()), written, String(getSelection())]).toEqual([true, ['065401550'], ''])
})

it.each([
  ['is not allowed', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
  ['is not there', undefined],
])('copies the older way when the clipboard %s', async (_name, value) => {
  clipboard(value)
  olderWay(true)
  expect([await copyText('065401550', shown()), String(getSelection())]).toEqual([true, ''])
})

it('leaves the text selected when nothing works', async () => {
  clipboard(undefined)
  olderWay(false)
  expect([await copyText('065401550', shown()), String(getSelection())]).toEqual([false, '065401550'])
})
