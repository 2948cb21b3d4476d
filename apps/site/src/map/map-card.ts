import type { FinderLocation } from '@bank/finder/finder-location.ts'
import type { FinderWords } from '@bank/finder/view/phrases.ts'
import { fill } from '@bank/rules/text/fill.ts'
import { html } from '@bank/rules/text/html.ts'

type CardOptions = {
  readonly words: FinderWords
  readonly locations: readonly FinderLocation[]
  /** Markup of one location. Rejects where it cannot be had. */
  readonly read: (index: number) => Promise<string>
  readonly choose: (index: number) => void
  readonly showInList: (index: number) => void
  readonly close: () => void
}

/** The card over the map: one location, or the names of several that stand at the same place. */
export const cardOver = (card: HTMLElement, { words, locations, read, choose, showInList, close }: CardOptions) => {
  let asked = 0
  const put = (markup: string): void => {
    card.innerHTML =
      html`<button type="button" class="map-close" data-close aria-label="${words['map.close']}"><span aria-hidden="true">×</span></button>${{ markup }}`.markup
    card.hidden = false
  }
  card.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-close], [data-choose], [data-in-list]') : undefined
    if (!pressed) return
    const { choose: chosen, inList } = pressed.dataset
    if (chosen !== undefined) choose(Number(chosen))
    else if (inList !== undefined) showInList(Number(inList))
    else close()
  })
  return {
    /** Shows a location; `moveFocus`: who came by key reads on there. A name alone where its row cannot be had. */
    open: async (index: number, moveFocus: boolean): Promise<void> => {
      const ticket = ++asked
      const name = html`<p class="map-name">${locations[index]?.names[0]}</p>`.markup
      const markup = await read(index).catch(() => name)
      if (ticket !== asked) return
      const inList = html`<p class="map-in-list"><button type="button" class="map-text-button" data-in-list="${index}">${words['map.inList']}</button></p>`
      put(`${markup}${inList.markup}`)
      if (moveFocus) card.querySelector<HTMLElement>('.map-name a, [data-in-list]')?.focus({ preventScroll: true })
    },
    /** Offers locations that no view can show apart. */
    offer: (members: readonly number[], moveFocus: boolean): void => {
      asked++
      const names = members.map(
        (index) =>
          html`<li><button type="button" class="map-text-button" data-choose="${index}">${locations[index]?.names[0]}</button></li>`,
      )
      put(html`<p class="map-name">${fill(words['map.here'], { count: members.length })}</p><ul class="map-offered">${names}</ul>`.markup)
      if (moveFocus) card.querySelector<HTMLElement>('[data-choose]')?.focus({ preventScroll: true })
    },
    hide: (): void => {
      asked++
      card.hidden = true
      card.replaceChildren()
    },
  }
}
