/** Takes out of the address what a reload would keep again: campaign and region. */
export const cleanAddress = (): void => {
  const address = new URL(location.href)
  for (const name of ['utm_campaign', 'market']) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
}
