import type { Files } from '../manifest/manifest.ts'

const spanishErrorPage = '/es/404/index.html'

/**
 * What our server decides by itself and a host has to be told, in the form that hosts read (`_redirects`): unknown addresses below `/es/` get
 * the Spanish page. All others get `404.html` everywhere; slashes and `index.html` are every host's own business (D-ROUTE-7).
 */
export const redirectsFile = (files: Files): string => (spanishErrorPage in files ? `/es/* ${spanishErrorPage} 404\n` : '')
