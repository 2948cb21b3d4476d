import { expect, it } from 'vitest'
import { isJson } from './json-body.ts'

it.each([
  [['Content-Type', 'application/json']],
  [['content-type', 'Application/JSON; charset=UTF-8']],
  [['content-type', 'application/json;charset="utf-8"', 'content-encoding', 'identity']],
  [['content-type', 'application/json ; charset = "utf-8" ']],
  [['x-note', 'content-type', 'content-type', 'application/json']],
])('%j announces JSON', (headers) => {
  expect(isJson(headers)).toBe(true)
})

it.each([
  [[]],
  [['accept', 'content-type', 'x-note', 'application/json']],
  [['content-type', '']],
  [['content-type', 'text/plain']],
  [['content-type', 'text/plain; application/json']],
  [['content-type', 'application/x-www-form-urlencoded']],
  [['content-type', 'multipart/form-data; boundary=a']],
  [['content-type', 'application/jsonp']],
  [['content-type', 'application/json-patch+json']],
  [['content-type', 'application/json, text/plain']],
  [['content-type', 'application/json; charset=utf-16']],
  [['content-type', 'application/json; charsets=utf-8']],
  [['content-type', 'application/json; charset=xutf-8']],
  [['content-type', 'application/json; charset=utf-8x']],
  [['content-type', 'application/json; charset=utf-8; charset=utf-7']],
  [['content-type', 'application/json', 'Content-Type', 'text/plain']],
  [['content-type', 'application/json', 'content-type', 'application/json']],
  [['content-type', 'application/json', 'content-encoding', 'gzip']],
])('%j does not', (headers) => {
  expect(isJson(headers)).toBe(false)
})
