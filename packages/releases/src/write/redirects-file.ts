import type { Files } from '../manifest/manifest.ts'

const spanishErrorPage = '/es/404/index.html'

/** Pages of states, `/en/locations/tx/`: a code that is typed in capital letters leads to them (D-LOC-4). */
const statePage = /^((?:\/(?:en|es))?\/locations\/)([a-z]{2})\/index\.html$/

/**
 * What our server decides by itself and a host has to be told, in the form that hosts read (`_redirects`): states in capital letters, and unknown
 * addresses below `/es/`, which get the Spanish page. All others get `404.html` everywhere; slashes and `index.html` are every host's own
 * business (D-ROUTE-7).
 */
export const redirectsFile = (files: Files): string => {
  const states = Object.keys(files).flatMap((address) => {
    const [, above, state] = statePage.exec(address) ?? []
    return above && state ? [`${above}${state.toUpperCase()}/* ${above}${state}/:splat 301\n`] : []
  })
  return [...states.toSorted(), ...(spanishErrorPage in files ? [`/es/* ${spanishErrorPage} 404\n`] : [])].join('')
}
