/**
 * What stands in for Vite's preloading around each later import. A browser keeps that a module did not come for as long as the page lives, so
 * that one is asked for at another address the next time: an outage ends without a reload (D-HEAD-1).
 */
export const retryingImport = `const latest = {}
export const __vitePreload = (address) =>
  import(/* @vite-ignore */ latest[address] ??= address).catch((error) => {
    latest[address] += '?'
    throw error
  })`

/**
 * A chunk of the bundler with its later imports passed on to `retryingImport`, by their addresses alone: `import("./a.js")` is as much as
 * `__vitePreload("./a.js")`. All chunks lie in one folder, so that an address means the same in each. Throws for an import that Vite wrapped
 * in another way, which picks names out of a module in its own arguments.
 */
export const withRetriedImports = (code: string): string => {
  const retried = code
    .replaceAll('__vitePreload(() => ', '')
    .replaceAll(/,\s*__VITE_PRELOAD__\)/g, '')
    .replaceAll(/\bimport\((?=["'`])/g, '__vitePreload(')
  if (/__vitePreload\(async|__VITE_PRELOAD__/.test(retried))
    throw new Error('A later import picks names out of its module: import it whole.')
  return retried
}
