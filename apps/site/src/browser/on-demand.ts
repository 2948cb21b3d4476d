/** A script that is fetched when it is first wanted, and whether it has come. */
export type OnDemand<Script> = { readonly load: () => Promise<Script>; readonly isLoaded: () => boolean }

/**
 * Wraps an import, so that all who wait for the same script know when it is there. A failed import is tried again by the next call; one that has
 * loaded is kept, because browsers answer a second import in a later task.
 */
export const onDemand = <Script>(importScript: () => Promise<Script>): OnDemand<Script> => {
  let loaded: Script | undefined
  return {
    isLoaded: () => loaded !== undefined,
    load: async () => (loaded ??= await importScript()),
  }
}
