/** A script that is fetched when it is first wanted, and whether it has come. */
export type OnDemand<Script> = { readonly load: () => Promise<Script>; readonly isLoaded: () => boolean }

/** Wraps an import, so that all who wait for the same script know when it is there. A failed import is tried again by the next call. */
export const onDemand = <Script>(importScript: () => Promise<Script>): OnDemand<Script> => {
  let isLoaded = false
  return {
    isLoaded: () => isLoaded,
    load: async () => {
      const script = await importScript()
      isLoaded = true
      return script
    },
  }
}
