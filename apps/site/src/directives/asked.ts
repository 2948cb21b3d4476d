type Load = () => Promise<() => Promise<void>>

/**
 * Hydrates an island when a script of the page asks for it with the event `asked`. A list of articles has nothing to touch: it is
 * wanted as a live one only when it changes.
 */
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  island.addEventListener('asked', async () => {
    const hydrate = await load()
    const done = hydrate()
    // React only schedules its work; a discrete event on a child makes it hydrate at once.
    island.firstElementChild?.dispatchEvent(new Event('reset'))
    await done
  })
}
