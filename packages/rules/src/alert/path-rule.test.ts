import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAlertLine } from './path-rule.ts'

describe('parseAlertLine', () => {
  it.each(['', '   ', '\r', '\t'])('finds nothing in the blank line %j', (line) => {
    expect(parseAlertLine(line)).toEqual({ kind: 'blank' })
  })

  it.each([
    ['/', '/'],
    ['/en/', '/en/'],
    ['/en/personal/checking/', '/en/personal/checking/'],
    ['  /en/faq/ \r', '/en/faq/'],
    ['/en/faq', '/en/faq'],
    ['//', '//'],
    ['/index.html/', '/index.html/'],
    ['/en/a-page/x', '/en/a-page/x'],
    ['#section', '#section'],
    ['##', '##'],
    ['en/faq', 'en/faq'],
    ['/a+b', '/a+b'],
  ])('[ALERT-09] reads %j as a plain path', (line, path) => {
    expect(parseAlertLine(line)).toEqual({ kind: 'path', path })
  })

  it.each([
    ['/^\\/en\\/$/', '^\\/en\\/$', ''],
    ['/mortgage.*/', 'mortgage.*', ''],
    ['/en/i', 'en', 'i'],
    ['#^/en/#', '^\\/en\\/', ''],
    ['~/EN/faq/~i', '\\/EN\\/faq\\/', 'i'],
    ['@loan@', 'loan', ''],
    ['!loan!gim', 'loan', 'gim'],
    ['%/es/%m', '\\/es\\/', 'm'],
    ['/(a|b)/', '(a|b)', ''],
    ['/a\\.b/', 'a\\.b', ''],
  ])('[ALERT-10] [ALERT-11] reads %j as an expression', (line, source, flags) => {
    const parsed = parseAlertLine(line)
    expect(parsed.kind === 'expression' && [parsed.expression.source, [...parsed.expression.flags].toSorted()]).toEqual([
      source,
      [...flags].toSorted(),
    ])
  })

  it.each(['/(/', '/[a/', '#*#', '/a/ii', '/a\\/'])('refuses %j with a reason', (line) => {
    const parsed = parseAlertLine(line)
    expect(parsed.kind === 'invalid' && parsed.reason.length > 0).toBe(true)
  })

  it.each(['/a.*/x', '/a.*/u', '#a#gu'])('reads %j as a path, because of a flag that is none of ours', (line) => {
    expect(parseAlertLine(line).kind).toBe('path')
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (line) => ['blank', 'path', 'expression', 'invalid'].includes(parseAlertLine(line).kind)))
  })
})
