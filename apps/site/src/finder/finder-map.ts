import type { Found } from '@bank/finder/results/find-locations.ts'
import { type FinderState, type MapView, mostRows, writeState } from '@bank/finder/state/finder-state.ts'
import type { FinderAction } from '@bank/finder/state/reduce-state.ts'
import { openLine } from '@bank/finder/view/open-line.ts'
import { renderCard } from '@bank/finder/view/render-card.ts'
import { isKnownPosition } from '../browser/known-position.ts'
import type { LocationMap } from '../map/start-map.ts'
import type { PageFinder } from './finder-files.ts'
import { sayFailure } from './say-failure.ts'

/** From here on list and map stand side by side (`finder-map.css`). */
const wide = '(min-width: 1000px) and (scripting: enabled)'

/** Milliseconds without another letter after which the map shows what was found. */
const typingPause = 300

type Connection = { readonly saveData?: boolean }

type FinderMapOptions = {
  readonly load: () => Promise<PageFinder>
  readonly state: () => FinderState
  /** Does what a visitor does on the map; resolves when the list answers. */
  readonly act: (action: FinderAction) => Promise<void>
  /** Says in an element that the search could not be loaded, which the map needs, too. */
  readonly sayFailed: (element: HTMLElement) => void
  /** Keeps in the address what changes nothing in the list. */
  readonly keep: (action: FinderAction) => void
  readonly signal: AbortSignal
}

/** What the map comes to: where the list says that it begins, the county or state that was searched, or all where it begins nowhere. */
const nearOf = ({ meaning, origin }: Found, listed: readonly number[], rows: number): readonly number[] => {
  const area = meaning?.kind === 'state' || meaning?.kind === 'county' ? listed.filter((index) => meaning.members.includes(index)) : []
  return area.length > 0 ? area : origin ? listed.slice(0, rows) : listed
}

const scrollTo = (place: Element | null): void => {
  place?.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
}

/**
 * The map of a finder: fetched when there is room beside the list, or when somebody asks for it. It shows what the list answers; a marker chosen leads to
 * its row, and a row that is looked at marks its marker.
 */
export const finderMap = (root: HTMLElement, { load, state, act, keep, sayFailed, signal }: FinderMapOptions) => {
  const [place, toggle, sheet, said, list] = ['map', 'map-toggle', 'map-sheet', 'map-says', 'finder-answer'].map((name) =>
    root.querySelector<HTMLElement>(`[data-${name}]`),
  )
  const isWide = matchMedia(wide)
  const savesData = (navigator as { connection?: Connection }).connection?.saveData === true
  let started: Promise<LocationMap> | undefined
  /** The map that is there, and what it was fitted to. */
  let map: LocationMap | undefined
  let fitted: string | undefined
  let found: Found | undefined
  /** The row that a pressed marker leads to, once it is there. */
  let scrollsTo: string | undefined
  let later: ReturnType<typeof setTimeout> | undefined
  let keeps: ReturnType<typeof setTimeout> | undefined
  /** The view that somebody has moved the map to, until the address has it. */
  let moved: MapView | undefined
  /** Somebody has the map there, and keeps it also when nothing is asked any more. */
  let isThere = false
  signal.addEventListener('abort', () => {
    clearTimeout(later)
    clearTimeout(keeps)
  })

  /** Where there is room, what was found is shown on it, too. */
  const isWanted = (): boolean =>
    state().view === 'map' ||
    (isWide.matches && (state().view === 'beside' || (found !== undefined && !savesData) || (isThere && map !== undefined)))
  const indexOf = async (id: string | undefined): Promise<number | undefined> => {
    const index = (await load()).data.locations.findIndex((location) => location.id === id)
    return index < 0 ? undefined : index
  }
  const rowOf = (id: string | undefined): Element | null => list?.querySelector(`[data-pin="${CSS.escape(id ?? '')}"]`) ?? null

  const readCard = async (index: number): Promise<string> => {
    const { data } = await load()
    const [location, row] = [data.locations[index], data.rows[index]]
    const branch = location && data.hours[location.hours]
    if (!branch || !row) throw new Error(String(index))
    const open = openLine(location, branch, found?.filters ?? {}, { ...data, now: new Date() })
    return renderCard({
      location,
      row,
      directions: data.directions,
      open,
      from: isKnownPosition(state().at) ? state().at : undefined,
      words: data.words,
      locale: data.locale,
    })
  }

  const choose = async (index: number | undefined, view?: MapView, isRow?: boolean): Promise<void> => {
    const id = index === undefined ? undefined : (await load()).data.locations[index]?.id
    scrollsTo = isWide.matches && !isRow ? id : undefined
    await act({ type: 'choose', id, map: view })
  }

  const keepView = (): void => {
    clearTimeout(keeps)
    const view = map?.onItsWay() ?? moved
    if (view) keep({ type: 'move-map', map: view })
    moved = undefined
  }

  /** Rows come until the chosen one is among them; a marker that was pressed leads to it. */
  const showRow = (index: number | undefined): void => {
    const rank = found?.locations.findIndex((one) => one.index === index) ?? -1
    if (rank >= state().shown && state().shown < mostRows) void act({ type: 'show-more' })
    else if (scrollsTo !== undefined) {
      scrollTo(rowOf(scrollsTo))
      scrollsTo = undefined
    }
  }

  const start = (): Promise<LocationMap> => {
    started ??= Promise.all([load(), import('../map/start-map.ts')]).then(([{ data, places }, { startMap }]) =>
      startMap({
        sheet: sheet as HTMLElement,
        shapes: root.dataset['shapes'] ?? '',
        data,
        places,
        readCard,
        choose: (...chosen) => void choose(...chosen),
        scrollTo,
        moved: (view) => {
          // A wheel turns many times: browsers refuse an address that changes that often.
          clearTimeout(keeps)
          moved = view
          keeps = setTimeout(keepView, typingPause)
        },
        showInList: (index) => {
          const row = rowOf(data.locations[index]?.id)
          scrollTo(row)
          row?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
        },
        signal,
      }),
    )
    started.catch(() => {
      started = undefined
    })
    return started
  }

  /** Gives the map its room, or takes it away. */
  const makeRoom = (isOpen: boolean): void => {
    if (!sheet) return
    sheet.hidden = !isOpen
    if (toggle) toggle.ariaExpanded = String(isOpen)
  }

  const fail = (error: unknown): void => {
    console.error(error)
    // Once the map is there, this stands no longer in the page.
    if (said) sayFailed(said)
  }

  const show = async (): Promise<void> => {
    if (!place || !toggle || !sheet || !said) return
    const isOpen = isWanted()
    if (isOpen && found === undefined && state().view === 'list') keep({ type: 'view', view: 'beside' })
    isThere = isOpen
    makeRoom(isOpen)
    const { data } = await load()
    const { words, locations } = data
    toggle.textContent = words[isOpen ? 'map.hide' : 'map.show']
    if (!isOpen) {
      // The button is there again.
      delete place.dataset['drawn']
      return
    }
    if (!map) {
      place.dataset['busy'] = ''
      said.textContent = words['map.loading']
      try {
        map = await start()
      } catch (error) {
        console.error(error)
        sayFailure(said, words['map.failed'], data.phone)
        scrollTo(said)
        toggle.textContent = words['map.retry']
      }
      delete place.dataset['busy']
    }
    if (!map || signal.aborted) return
    const isLeft = document.activeElement === toggle
    place.dataset['drawn'] = ''
    // Beside the list the button goes.
    if (isLeft && !toggle.checkVisibility()) sheet.querySelector<HTMLElement>('.map-view')?.focus({ preventScroll: true })
    // A region is an origin that the address does not name.
    const asked = `${writeState({ ...state(), chosen: undefined, view: 'list', map: undefined })} ${found?.origin?.at.lat}`
    // Where nothing is listed, it shows where the bank is.
    const listed = found?.locations.map(({ index }) => index) ?? []
    const indexes = listed.length > 0 ? listed : [...locations.keys()]
    // Where somebody has moved it to since, a list that only grew longer leaves it: the address is about to say so.
    const isHeld = state().map !== undefined && (map.onItsWay() ?? moved) !== undefined
    if (asked !== fitted && !isHeld) moved = undefined
    const near = found && indexes === listed ? nearOf(found, listed, state().shown) : indexes
    map.show(indexes, asked === fitted || isHeld ? undefined : near, state().map)
    fitted = asked
    const chosen = await indexOf(state().chosen)
    map.open(chosen)
    showRow(chosen)
  }

  if (toggle && list) {
    isWide.addEventListener('change', () => void show(), { signal })
    /** Tells of the location whose row or marker is looked at, by the name of the attribute that holds its id. */
    const watch = (part: HTMLElement | null | undefined, name: 'pin' | 'marker', lookAt: (id: string | undefined) => void): void => {
      const look = ({ target, type }: Event): void =>
        lookAt(/leave|out$/.test(type) ? undefined : (target as Element).closest<HTMLElement>(`[data-${name}]`)?.dataset[name])
      for (const type of ['pointerover', 'pointerleave', 'focusout', 'focusin'])
        part?.addEventListener(type, look, { signal, passive: true })
    }
    watch(list, 'pin', (id) => void indexOf(id).then((index) => map?.mark(index)))
    watch(sheet, 'marker', (id) => {
      list.querySelector('[data-marked]')?.removeAttribute('data-marked')
      rowOf(id)?.setAttribute('data-marked', '')
    })
    // What lies beside the links of a row chooses its location, as its marker does.
    list.addEventListener(
      'click',
      ({ target }) => {
        const isLink = (target as Element).closest('a,button,summary')
        const row = (target as Element).closest<HTMLElement>('[data-pin]')
        if (!isLink && getSelection()?.isCollapsed !== false) void indexOf(row?.dataset['pin']).then((index) => map?.choose(index))
      },
      { signal },
    )
    document.addEventListener('click', keepView, { signal, capture: true })
  }

  return {
    /** Another address is shown: the map is there where that asks for it alone. */
    leave: (): void => {
      isThere = false
      moved = undefined
      clearTimeout(keeps)
    },
    /** There is nothing to show: the search could not be loaded. */
    fail,
    /** Asks for the map, or puts it away; beside the list it stays. */
    toggle: (): void => {
      void act({ type: 'view', view: state().view === 'map' && map ? 'list' : 'map' })
      // At once: what moves later than half a second after the click moves unasked.
      makeRoom(isWanted())
    },
    /**
     * Shows on the map, when it is wanted, what the list answers; all locations while nothing is asked. The list is painted first, and somebody who
     * types is not kept waiting by a map that moves.
     */
    show: (answered: Found | undefined, isTyping = false): void => {
      found = answered
      clearTimeout(later)
      later = setTimeout(() => show().catch(fail), isTyping ? typingPause : 0)
    },
  }
}
