import { describe, expect, it } from 'vitest'
import { listAddress, modelOfType } from './list-address.ts'

const inEnglish = '?_lang=en&_joinLang=en'

describe('listAddress', () => {
  it.each([
    ['API-02', { namespace: 'blog', model: 'post', method: 'latest' }, `/api/blog/post/latest/${inEnglish}`],
    ['API-03', { namespace: 'blog', model: 'post' }, `/api/blog/post/all/${inEnglish}`],
    ['API-03', { namespace: 'blog', model: 'post', method: '' }, `/api/blog/post/all/${inEnglish}`],
    ['API-04', { type: 'BlogPost' }, `/api/blog/post/all/${inEnglish}`],
    ['API-04', { type: 'Office', method: 'near' }, `/api/office/near/${inEnglish}`],
    ['LIST-01', { url: '/api/x/?a=1', namespace: 'blog', model: 'post', type: 'Office' }, '/api/x/?a=1&_lang=en&_joinLang=en'],
    ['LIST-01', { namespace: 'blog', model: 'post', type: 'Office' }, `/api/blog/post/all/${inEnglish}`],
    [
      'API-05',
      { type: 'Office', apiParams: { state: 'TX', limit: 5, open: true, none: undefined, nil: null } },
      '/api/office/all/?state=TX&limit=5&open=true&_lang=en&_joinLang=en',
    ],
    ['API-05', { type: 'Office', apiParams: { q: 'a b&c' } }, '/api/office/all/?q=a+b%26c&_lang=en&_joinLang=en'],
    ['API-06', { type: 'Office', language: 'es' }, '/api/office/all/?_lang=es&_joinLang=es'],
    ['API-07', { type: 'Office', language: 'es', apiParams: { _joinLang: 'en' } }, '/api/office/all/?_joinLang=en&_lang=es'],
    ['LIST-01', {}, undefined],
  ] as const)('[%s] %j', (_id, source, expected) => {
    expect(listAddress(source)).toBe(expected)
  })

  it.each([
    ['BlogPost', 'blog/post'],
    ['PressRelease', 'press/release'],
    ['Office', 'office'],
    ['office', 'office'],
    ['ServicePostForTileGrid', 'service/post/for/tile/grid'],
  ])('[API-04] the type %s is the model %s', (type, model) => {
    expect(modelOfType(type)).toBe(model)
  })
})

it('[API-02] a model without a namespace stands alone', () => {
  expect(listAddress({ model: 'post' })).toBe('/api/post/all/?_lang=en&_joinLang=en')
})
