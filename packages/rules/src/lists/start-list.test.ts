import { describe, expect, it } from 'vitest'
import { startList, staticItems } from './start-list.ts'

const posts = { edges: [{ node: 'first' }, { node: 'second' }] }
const call = '/api/blog/post/all/?_lang=en&_joinLang=en'

describe('staticItems', () => {
  it.each([
    ['the named collection', { staticData: { posts, other: { edges: [] } }, graphqlKey: 'posts' }, ['first', 'second']],
    ['the only collection, without a key', { staticData: { posts } }, ['first', 'second']],
    ['nothing, without a key and with several', { staticData: { posts, other: posts } }, []],
    ['nothing for an unknown key', { staticData: { posts }, graphqlKey: 'events' }, []],
    ['nothing without data', {}, []],
  ])('[LIST-02] reads the nodes of %s', (_, parameters, expected) => {
    expect(staticItems<string>(parameters)).toEqual(expected)
  })
})

describe('startList', () => {
  it('[LIST-01] [LIST-11] [LIST-13] shows its static data before any call, and is live by default', () => {
    expect(startList({ type: 'BlogPost', staticData: { posts } }, undefined)).toEqual({
      items: ['first', 'second'],
      status: 'server-rendered',
      address: call,
      isLive: true,
    })
  })

  it('[LIST-04] is initial without static data', () => {
    expect(startList({ namespace: 'blog', model: 'post' }, undefined)).toEqual({
      items: [],
      status: 'initial',
      address: call,
      isLive: true,
    })
  })

  it.each([
    ['never calls with static data', { posts }, undefined, undefined, false],
    ['calls once without', { posts: { edges: [] } }, undefined, call, false],
    ['is live again by the flag', { posts }, 'Yes', call, true],
  ])('[LIST-12] with liveRefresh false %s', (_, staticData, flag, address, isLive) => {
    expect(startList({ type: 'BlogPost', liveRefresh: false, staticData }, flag)).toMatchObject({ address, isLive })
  })

  it('[API-05] carries its apiParams', () => {
    expect(startList({ type: 'BlogPost', apiParams: { _fields: '_card' } }, undefined).address).toBe(
      '/api/blog/post/all/?_fields=_card&_lang=en&_joinLang=en',
    )
  })
})
