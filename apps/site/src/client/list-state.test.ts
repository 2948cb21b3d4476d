// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { clearListState, listStateKey } from './list-state.ts'

clearListState(document)

const remembered = () => ['blog/post', 'press/release'].filter((source) => sessionStorage.getItem(listStateKey(source)) !== null)

const follow = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('b')?.click()
}

beforeEach(() => {
  for (const source of ['blog/post', 'press/release']) sessionStorage.setItem(listStateKey(source), '{"page":3}')
})

describe('following a link to a list', () => {
  it.each([
    ['ROUTE-13', '/blog/', ['press/release']],
    ['ROUTE-13', '/blog', ['press/release']],
    ['ROUTE-14', '/news/', ['blog/post']],
  ])('[%s] %s forgets its filter and position', (_id, href, kept) => {
    follow(href)
    expect(remembered()).toEqual(kept)
  })

  it.each(['/blog/a-post/', '/en/', 'https://other.example/blog/'])('%s forgets nothing', (href) => {
    follow(href)
    expect(remembered()).toEqual(['blog/post', 'press/release'])
  })

  it('works where storage is blocked', () => {
    const errors: unknown[] = []
    const note = (event: ErrorEvent) => {
      event.preventDefault()
      errors.push(event.error)
    }
    window.addEventListener('error', note)
    const { removeItem } = Storage.prototype
    let asked = 0
    Storage.prototype.removeItem = () => {
      asked += 1
      throw new DOMException('blocked', 'SecurityError')
    }
    follow('/blog/')
    Storage.prototype.removeItem = removeItem
    window.removeEventListener('error', note)
    expect([asked, errors]).toEqual([1, []])
  })
})
