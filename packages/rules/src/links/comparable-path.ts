/** A path in the form that paths are compared in: no query, no hash, a closing slash, and /en/ for the home page (D-FOOT-6). */
export const comparablePath = (path: string): string => {
  const bare = path.trim().replace(/[?#].*$/s, '')
  const closed = bare.endsWith('/') ? bare : `${bare}/`
  return closed === '/' ? '/en/' : closed
}
