import type { Answer } from '@bank/finder/answer.ts'
import { isListing, readState, roundPosition } from '@bank/finder/state/finder-state.ts'
import { type FinderAction, reduceState } from '@bank/finder/state/reduce-state.ts'
import { isKnownPosition, keepPosition } from '../browser/known-position.ts'
import type { OnDemand } from '../browser/on-demand.ts'
import { regionKeys } from '../browser/preferred-region.ts'
import { regionChange } from '../browser/region-change.ts'
import { storage } from '../browser/storage.ts'
import { explainRegion } from '../glass-box/explain-region.ts'
import { followChanges } from '../hours/follow-changes.ts'
import { announcer } from './announce.ts'
import { askPosition } from './ask-position.ts'
import type { askedBy } from './asked-by.ts'
import { finderOf } from './finder-files.ts'
import { actionOf, earlyActions, showFilterCount, showState } from './finder-form.ts'
import { finderHistory } from './finder-history.ts'
import { finderMap } from './finder-map.ts'
import { type Phone, sayFailure } from './say-failure.ts'
import { refreshList, showList } from './show-list.ts'

/** Texts that the page holds for the script: what it says while nothing was found yet. */
type Texts = Readonly<Record<'start' | 'loading' | 'failed' | 'asking' | 'denied' | 'unavailable', string>> & { readonly phone?: Phone }

const textsOf = (root: HTMLElement): Texts => JSON.parse(root.dataset['texts'] ?? '{}')

/** The region that the page shows as the visitor's (REG-01). */
const regionOf = () => {
  const [option] = document.querySelector<HTMLSelectElement>('select[data-region-select]')?.selectedOptions ?? []
  return option?.value ? { name: option.text, lat: Number(option.dataset['lat']), lng: Number(option.dataset['lng']) } : undefined
}

/** Milliseconds without another letter after which somebody who types is told that it means nothing. */
const typingPause = 700

/**
 * Starts the finder of a page until the page is left, with what a visitor did before it was there. `elementAsked` tells what a click asks for: as an
 * import, what waits for the finder would have to export it.
 */
export const startFinder = async (
  root: HTMLElement,
  signal: AbortSignal,
  router: OnDemand<unknown>,
  elementAsked: typeof askedBy,
): Promise<void> => {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-finder-${name}]`)
  const form = root.querySelector<HTMLFormElement>('[data-finder-form]')
  const [status, list, print] = [part('status'), part('answer'), part('print')]
  if (!form || !status || !list) return
  const texts = textsOf(root)
  const loadFinder = finderOf(root)
  let state = readState(location.search)
  /** Counts what was asked: an answer to anything but the last is stale. */
  let asked = 0
  /** Letters of one search are one step of the history. */
  let isTyping = false
  /** What is shown is measured from the visitor's region (D-LOC-2). */
  let isByRegion = false

  const announce = announcer(part('said'), signal)

  const explain = explainRegion(document, signal, () => isByRegion)

  const say = (text: string): void => {
    explain?.()
    if (status.textContent !== text) status.textContent = text
    announce(text)
  }

  const sayFailed = (element: HTMLElement): void => sayFailure(element, texts.failed, texts.phone)

  const showAnswer = (answered: Answer, show = showList): void => {
    isByRegion = answered.found.origin?.kind === 'region'
    say(answered.status)
    show(list, answered)
    root.dataset['answered'] = ''
    root.dataset['changes'] = String(answered.changes ?? '')
    if (print) print.textContent = answered.print
    followTime()
    map.show(answered.found, isTyping)
  }

  /** What is found now by the state, from the files of the page. */
  const find = async (): Promise<Answer> =>
    (await loadFinder()).answer(state, { now: new Date(), region: regionOf(), isOwnPosition: isKnownPosition(state.at) })

  /** Says of the same list what holds now. */
  const refresh = async (): Promise<void> => {
    const ticket = asked
    const answered = await find()
    if (ticket === asked && !signal.aborted) showAnswer(answered, refreshList)
  }

  const followTime = followChanges(
    () => Number(root.dataset['changes']) || undefined,
    () => void refresh().catch(console.error),
    signal,
  )

  const showNothing = (): void => {
    isByRegion = false
    say(texts.start)
    list.replaceChildren()
    delete root.dataset['answered']
    delete root.dataset['changes']
    map.show(undefined)
  }

  /** Answers the state, also by another region. Rejects never: a search that cannot be loaded says so. */
  const answer = async (isOtherRegion?: boolean): Promise<void> => {
    const ticket = ++asked
    // As everybody sees it: what was chosen in a list that began at the region goes with it, and so does a map that nobody asked for.
    if (isByRegion && !regionOf()) {
      map.leave()
      keep({ type: 'region' })
    }
    // A location that was chosen on the map has its row in the list.
    if (!isListing(state) && !regionOf()) return showNothing()
    root.dataset['busy'] = ''
    const slow = setTimeout(() => ticket === asked && say(texts.loading), 400)
    try {
      let answered = await find()
      // A list that begins at the region that was chosen is another one; a region that was guessed leaves what is shown.
      if (isOtherRegion && ticket === asked && answered.found.origin?.kind === 'region' && storage.get(regionKeys.manual)) {
        keep({ type: 'region' })
        answered = await find()
      }
      clearTimeout(slow)
      // Half a word is no mistake: the list before it stays until somebody pauses.
      if (answered.isUnknown && isTyping) await new Promise((resolve) => setTimeout(resolve, typingPause))
      if (ticket === asked && !signal.aborted) showAnswer(answered)
    } catch (error) {
      map.fail(error)
      if (ticket === asked) {
        announce(`${texts.failed} ${texts.phone?.number ?? ''}`)
        sayFailed(status)
      }
    }
    clearTimeout(slow)
    if (ticket === asked) delete root.dataset['busy']
  }

  const { write } = finderHistory(signal, router, (restored) => {
    state = restored
    isTyping = false
    map.leave()
    showState(form, state)
    void answer().then(() => scrollTo(history.state?.scrollX ?? 0, history.state?.scrollY ?? scrollY))
  })

  const act = (action: FinderAction, isStep = true): Promise<void> => {
    state = reduceState(state, action)
    isTyping = action.type === 'type'
    showFilterCount(form, state)
    void write(state, isStep)
    return answer()
  }

  const keep = (action: FinderAction): void => {
    state = reduceState(state, action)
    void write(state, false)
  }

  const map = finderMap(root, {
    load: loadFinder,
    state: () => state,
    act: (action) => act(action, action.type === 'view'),
    keep,
    sayFailed,
    signal,
  })

  const locate = async (): Promise<void> => {
    const ticket = ++asked
    say(texts.asking)
    // The answer comes when the visitor has allowed it: its place is kept until then.
    root.dataset['answered'] ??= ''
    const position = await askPosition(navigator.geolocation)
    if (ticket !== asked || signal.aborted) return
    if (typeof position === 'string') return say(texts[position])
    // Rounded as the address is, so that it is known again.
    keepPosition(roundPosition(position))
    await act({ type: 'locate', at: position })
    showState(form, state)
  }

  const showMore = async (): Promise<void> => {
    const before = list.querySelectorAll('[data-pin]').length
    await act({ type: 'show-more' }, false)
    list.querySelectorAll('[data-pin]')[before]?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
  }

  const follow = (query: string): void => {
    void act({ type: 'type', text: query }).then(() => showState(form, state))
    showState(form, state)
  }

  /** Links and buttons of the finder that the script answers itself. */
  const click = (event: MouseEvent): void => {
    const asks = elementAsked(event)
    if (!asks) return
    event.preventDefault()
    const { finderQuery } = asks.dataset
    if (finderQuery !== undefined) follow(finderQuery)
    else if ('finderMore' in asks.dataset) void showMore()
    else if ('finderLocate' in asks.dataset) void locate()
    else if ('finderPrint' in asks.dataset) window.print()
    else if ('mapToggle' in asks.dataset) map.toggle()
    else if ('finderClear' in asks.dataset) void act({ type: 'clear-filters' }).then(() => showState(form, state))
    else {
      isTyping = false
      void answer()
    }
  }

  root.addEventListener('click', click, { signal })
  document.addEventListener(regionChange, () => void answer(true), { signal })
  form.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'q') void act({ type: 'type', text: target.value }, !isTyping)
    },
    { signal },
  )
  form.addEventListener(
    'change',
    ({ target }) => {
      const action = actionOf(target)
      if (action && action.type !== 'type') void act(action)
    },
    { signal },
  )

  part('failed')?.setAttribute('hidden', '')
  root.dataset['started'] = ''
  const actions = earlyActions(form)
  for (const action of actions) state = reduceState(state, action)
  // More letters may follow: they belong to the same step.
  isTyping = actions.some(({ type }) => type === 'type')
  if (actions.length > 0) void write(state, true)
  showState(form, state)
  const isAnswered = root.dataset['answered'] !== undefined
  if (actions.length > 0 || !isAnswered || (regionOf() && !state.query && !state.at) || isKnownPosition(state.at)) await answer()
  else {
    // The server has answered, and did not know the region. Where that counts for nothing its list stays as it is, and the map shows the same.
    const answered = await find().catch(console.error)
    if (!answered || asked) return
    if (answered.found.origin?.kind === 'region') showAnswer(answered)
    else map.show(answered.found)
  }
}
