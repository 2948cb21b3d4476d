import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type FaqTarget, type FaqView, faqAddress, questionAnchor, readFaqAddress, topicAnchor } from './faq-address.ts'
import { highlight } from './highlight.ts'
import { questionsOf, searchQuestions, shownSections } from './search-questions.ts'
import type { FaqSection } from './toProps.ts'

/** So few are read at once: what only an answer tells is then shown open. */
const fewEnough = 3

/** Where to go once the page is rendered: to an anchor, or back to where the reader was; and the selector of what keyboards and screen readers go on from. */
type Arrival = { readonly anchor?: string; readonly start?: string | undefined; readonly scroll?: readonly [x: number, y: number] }

const goTo = ({ anchor, start, scroll }: Arrival): void => {
  const target = anchor === undefined ? null : document.getElementById(anchor)
  if (scroll) scrollTo({ left: scroll[0], top: scroll[1], behavior: 'instant' })
  else target?.scrollIntoView()
  // A page that has become shorter moves without telling it: what notes the place for Back and Forward would keep the one before.
  if (target) dispatchEvent(new Event('scrollend'))
  const place = start === undefined ? null : document.querySelector<HTMLElement>(start)
  if (place && place.tabIndex < 0) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

const startOf = (topic: string | undefined): string | undefined => topic && `#${topicAnchor(topic)}`

const arrivalAt = ({ topic, question }: FaqTarget, state: unknown, start: string | undefined): Arrival => {
  // The browser's history keeps where the reader was when they come back; only a link has none.
  if (typeof state === 'object' && state !== null && 'scrollX' in state && 'scrollY' in state)
    return { scroll: [Number(state.scrollX), Number(state.scrollY)], start }
  if (question !== undefined) return { anchor: questionAnchor(question), start: `#${questionAnchor(question)} button` }
  return topic === undefined ? {} : { anchor: topicAnchor(topic), start: startOf(topic) }
}

/** Whether the questions are shown the first time in this document. */
let isFirst = true

/** How the reader has come to these questions: where they were, after a reload, Back or Forward, and whether what was open is opened again by others. */
type Return = { readonly state: object | undefined; readonly isUnfolded: boolean }

const returnTo = (): Return => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const type = isFirst ? loaded?.type : undefined
  isFirst = false
  // In-app navigation marks the page that Back or Forward has led to.
  if ('returned' in document.documentElement.dataset) return { state: history.state, isUnfolded: true }
  const isHere = (type === 'reload' || type === 'back_forward') && new URL(loaded?.name ?? '').pathname === location.pathname
  return { state: isHere ? { scrollX, scrollY, ...history.state } : undefined, isUnfolded: isHere && type === 'back_forward' }
}

/** What is shown of the FAQ, which answers are open, and its address: the one follows the other, both ways (D-SRCH-8). */
export const useFaq = (sections: readonly FaqSection[]) => {
  const questions = useMemo(() => sections.flatMap(questionsOf), [sections])
  const [{ text, topic }, setView] = useState<FaqView>({ text: '', topic: undefined })
  const [open, setOpen] = useState<readonly string[]>([])
  const [arrival, setArrival] = useState<Arrival>({})
  const list = useRef<HTMLDivElement>(null)
  const found = useMemo(() => searchQuestions(questions, text), [questions, text])

  const newestText = useRef('')

  const show = (next: FaqView): void => {
    setView({ text: next.text, topic: next.topic })
    if (next.text === newestText.current) return
    newestText.current = next.text
    const { all, byAnswer } = searchQuestions(questions, next.text)
    setOpen(all.size <= fewEnough ? byAnswer : [])
  }
  /** Shows what was typed, and keeps it in the address for whoever comes back or is sent there. */
  const search = (typed: string): void => {
    const next = { text: typed, topic }
    show(next)
    history.replaceState(
      history.state,
      '',
      typed.trim() === '' && topic === undefined ? location.pathname + location.search : faqAddress(next),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address means depends on the questions alone
  useLayoutEffect(() => {
    const topics = sections.flatMap((section) => [section.id, ...section.sections.map(({ id }) => id)])
    const follow = (state: unknown, { isUnfolded = false, isStep = false }): void => {
      const place = readFaqAddress(
        location.hash,
        topics,
        questions.map(({ id }) => id),
      )
      if (!place) return
      // A link of the page as it was built names a topic alone; it may arrive after what was typed before the page was hydrated.
      const keepsText = state === null && place.topic !== undefined && place.text === ''
      const target = keepsText ? { ...place, text: newestText.current } : place
      if (target.text !== place.text) history.replaceState(history.state, '', faqAddress(target))
      show(target)
      const { question } = target
      if (question !== undefined && !isUnfolded) setOpen((before) => [...before.filter((id) => id !== question), question])
      setArrival(arrivalAt(target, state, isStep ? startOf(target.topic) : undefined))
    }
    const step = ({ state }: PopStateEvent): void => follow(state, { isStep: true })
    const { state, isUnfolded } = returnTo()
    if (location.hash) follow(state, { isUnfolded })
    addEventListener('popstate', step)
    return () => removeEventListener('popstate', step)
  }, [sections])

  useLayoutEffect(() => goTo(arrival), [arrival])

  // biome-ignore lint/correctness/useExhaustiveDependencies: words are marked anew in what is shown
  useEffect(() => (list.current ? highlight(list.current, text) : undefined), [text, topic])

  return {
    text,
    topic,
    search,
    list,
    total: questions.length,
    found: found.all,
    shown: shownSections(sections, topic, found.all),
    isOpen: (id: string): boolean => open.includes(id),
    signals: {
      onExpand: (id: string) => setOpen((before) => [...before, id]),
      onCollapse: (id: string) => setOpen((before) => before.filter((one) => one !== id)),
    },
  }
}
