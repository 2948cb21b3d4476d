import type { IncomingHttpHeaders } from 'node:http'

/** Whether a browser says for its user, to every site, that nothing may be made of what it asks for: `Sec-GPC: 1` (D-AUD-9). */
export const asksForPrivacy = (headers: IncomingHttpHeaders): boolean => headers['sec-gpc'] === '1'
