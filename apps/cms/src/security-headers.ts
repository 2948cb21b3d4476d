/** Where the preview is when nothing else is said: at the publisher's port on this machine. */
const ownMachine: readonly string[] = ['http://127.0.0.1:*', 'http://localhost:*']

/** The admin's scripts and styles stand in its pages without a nonce, so those alone may be inline; everything but the preview comes from the admin itself. */
const policy = (previewUrl: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    ["frame-src 'self'", ...(previewUrl ? [previewUrl] : ownMachine)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The headers of every answer of the admin; it is never framed by, indexed by or referred to another host. */
export const securityHeaders = (previewUrl: string | undefined): readonly { readonly key: string; readonly value: string }[] => [
  { key: 'Content-Security-Policy', value: policy(previewUrl) },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]
