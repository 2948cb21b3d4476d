/** Names the file with the long props of an island, which the build took out of the page. */
export const longPropsAttribute = 'data-long-props'

/**
 * The props of an island as Astro wants them in its attribute `props`, with the long ones from their file; nothing when the page holds
 * them all. Rejects when the file does not come.
 */
export const wholeProps = async (island: HTMLElement): Promise<string | undefined> => {
  const address = island.getAttribute(longPropsAttribute)
  if (address === null) return undefined
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(address)
  return JSON.stringify({ ...JSON.parse(island.getAttribute('props') ?? '{}'), ...(await answer.json()) })
}
