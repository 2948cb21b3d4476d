const pageHeaders = (policy: string, framing: 'DENY' | 'SAMEORIGIN'): readonly string[] => [
  `Content-Security-Policy: ${policy}`,
  'Strict-Transport-Security: max-age=63072000; includeSubDomains',
  'X-Content-Type-Options: nosniff',
  `X-Frame-Options: ${framing}`,
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy: same-origin',
]

const rule = (path: string, headers: readonly string[]): string => [path, ...headers.map((header) => `  ${header}`)].join('\n')

/** The header rules for file hosts that read a `_headers` file: the same rules that our own server applies. */
export const headersFile = (policies: { readonly policy: string; readonly calculatorPolicy: string }): string =>
  [
    rule('/*', [...pageHeaders(policies.policy, 'DENY'), 'Cache-Control: no-cache']),
    rule('/calculator-iframe/*', [
      '! Content-Security-Policy',
      '! X-Frame-Options',
      ...pageHeaders(policies.calculatorPolicy, 'SAMEORIGIN').filter((header) =>
        /^(?:Content-Security-Policy|X-Frame-Options)/.test(header),
      ),
    ]),
    rule('/_astro/*', ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']),
    rule('/media/*', ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']),
    rule('/_es/*', ['X-Robots-Tag: noindex']),
    '',
  ].join('\n')
