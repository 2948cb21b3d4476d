// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { browseList } from '../list/browse-list.ts'
import { clearListState, listStateKey } from './clear-list-state.ts'

clearListState(document)

const sources = ['blog/post', 'press/release']

const remembered = () => sources.filter((source) => sessionStorage.getItem(listStateKey(source)) !== null)

/** Lets a visitor choose a topic in a list, which writes down what it remembers. */
const choose = (source: string) => {
  document.body.innerHTML = `<section data-list="${source}"><search class="live-list-filters"><select data-filter="topic"><option value="home" selected></select></search></section>`
  const [list, select] = [document.querySelector<HTMLElement>('section'), document.querySelector('select')]
  select?.addEventListener('change', (event) => list && browseList(list, event, 0))
  select?.dispatchEvent(new Event('change'))
}

const follow = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('b')?.click()
}

beforeEach(() => sources.forEach(choose))

describe('following a link to a list', () => {
  it.each([
    ['ROUTE-13', '/blog/', ['press/release']],
    ['ROUTE-13', '/blog', ['press/release']],
    ['ROUTE-14', '/news/', ['blog/post']],
    ['ROUTE-13', '/es/blog/', ['press/release']],
    ['ROUTE-14', '/es/news', ['blog/post']],
  ])('[%s] %s forgets its filter and position', (_id, href, kept) => {
    expect(remembered()).toEqual(sources)
    follow(href)
    expect(remembered()).toEqual(kept)
  })

  it.each(['/blog/a-post/', '/es/blog/a-post/', '/en/', '/en/blog/', '/es/', 'https://other.example/blog/'])(
    '%s forgets nothing',
    (href) => {
      follow(href)
      expect(remembered()).toEqual(sources)
    },
  )

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
