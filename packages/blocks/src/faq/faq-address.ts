/** What of the FAQ is shown: questions that hold the words of `text`, in one category or sub-category where there is a `topic`. */
export type FaqView = { readonly text: string; readonly topic: string | undefined }

/** A view, and the question that the address leads to. */
export type FaqTarget = FaqView & { readonly question?: string }

export const everything = 'faq-questions'
export const topicAnchor = (id: string): string => `faq-category-${id}`
export const questionAnchor = (id: string): string => `faq-${id}`

/** The address of a view, behind its page's: typed words stay in the fragment, which no server ever sees (D-SRCH-8). */
export const faqAddress = ({ text, topic }: FaqView): string => {
  if (text.trim() === '') return `#${topic === undefined ? everything : topicAnchor(topic)}`
  return `#${new URLSearchParams({ q: text.trim(), ...(topic !== undefined && { topic }) })}`
}

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Where a fragment leads, `#` included; nothing when it means something else of the page. Unknown topics and questions are none. */
export const readFaqAddress = (hash: string, topics: readonly string[], questions: readonly string[]): FaqTarget | undefined => {
  const anchor = decoded(hash.slice(1))
  const whole: FaqView = { text: '', topic: undefined }
  if (anchor === '' || anchor === everything) return whole
  if (hash.startsWith('#q=')) {
    const query = new URLSearchParams(hash.slice(1))
    return { text: query.get('q') ?? '', topic: topics.find((id) => id === query.get('topic')) }
  }
  const topic = topics.find((id) => topicAnchor(id) === anchor)
  if (topic !== undefined) return { text: '', topic }
  const question = questions.find((id) => questionAnchor(id) === anchor)
  return question === undefined ? undefined : { ...whole, question }
}
