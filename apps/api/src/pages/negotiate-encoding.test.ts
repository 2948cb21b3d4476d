import { describe, expect, it } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding.ts'

const both = ['br', 'gzip'] as const

describe('which compressed copy is sent', () => {
  it.each([
    ['no header', undefined, both, undefined],
    ['an empty header', '', both, undefined],
    ['what browsers send', 'gzip, deflate, br, zstd', both, 'br'],
    ['gzip alone', 'gzip', both, 'gzip'],
    ['the old name of gzip', 'x-gzip', both, 'gzip'],
    ['capitals and blanks', ' GZIP ; Q=0.5 , BR;q=0.4 ', both, 'gzip'],
    ['gzip weighted above brotli', 'br;q=0.5, gzip;q=0.9', both, 'gzip'],
    ['equal weights', 'gzip;q=0.8, br;q=0.8', both, 'br'],
    ['brotli refused', 'br;q=0, gzip', both, 'gzip'],
    ['everything refused', 'br;q=0, gzip;q=0', both, undefined],
    ['anything', '*', both, 'br'],
    ['anything but brotli', '*, br;q=0', both, 'gzip'],
    ['nothing else', '*;q=0', both, undefined],
    ['the plain file weighted above', 'identity, gzip;q=0.5', both, undefined],
    ['the plain file refused', 'identity;q=0, gzip;q=0.1', both, 'gzip'],
    ['a broken weight', 'gzip;q=many', both, undefined],
    ['a weight out of bounds', 'gzip;q=7', both, undefined],
    ['unknown codings', 'zstd, compress', both, undefined],
    ['no brotli copy', 'br, gzip', ['gzip'], 'gzip'],
    ['no copy at all', 'br, gzip', [], undefined],
  ] as const)('%s', (_name, header, available, expected) => {
    expect(negotiateEncoding(header, available)).toBe(expected)
  })
})
