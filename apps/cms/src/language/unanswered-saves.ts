import { unansweredField } from '@bank/content/store/history/unanswered-field.ts'

type Form = { readonly text: string; readonly seen: string }

/** The text of a form of the store's own client, with the change of the record that it was opened with; nothing for what is no such form. */
const formIn = (body: BodyInit | null | undefined): Form | undefined => {
  const text = body instanceof FormData ? body.get('_payload') : null
  if (typeof text !== 'string') return undefined
  const { seenChange } = JSON.parse(text) as { readonly seenChange?: unknown }
  return typeof seenChange === 'string' ? { text, seen: seenChange } : undefined
}

/** So many are sent along at most, and so many characters with the form: each is a whole record, and the store takes a megabyte. */
const mostKept = 4
const mostCharacters = 400_000

const fitting = (before: readonly Form[], form: Form): readonly Form[] =>
  before.filter((_, index) => [...before.slice(index), form].reduce((sum, { text }) => sum + text.length, 0) <= mostCharacters)

export type Save = { readonly body: BodyInit | null | undefined; readonly end: (outcome: 'saved' | 'refused' | 'unanswered') => void }

/**
 * What the forms of a page have sent without getting an answer, by address: it may have been saved. The next save of such a form names it, so that it is
 * not taken for one of another tab. A form that was opened anew knows what was saved.
 */
export const unansweredSaves = () => {
  const kept = new Map<string, readonly Form[]>()
  return (path: string, body: BodyInit | null | undefined): Save => {
    const form = formIn(body)
    if (!form) return { body, end: () => undefined }
    const before = (kept.get(path) ?? []).filter(({ seen, text }) => seen === form.seen && text !== form.text)
    const end: Save['end'] = (outcome) => {
      if (outcome === 'saved') kept.delete(path)
      if (outcome === 'unanswered') kept.set(path, [...before, form].slice(-mostKept))
    }
    const sent = fitting(before, form)
    if (sent.length === 0) return { body, end }
    const named = new FormData()
    for (const [name, value] of body as FormData) named.append(name, value)
    named.set('_payload', JSON.stringify({ ...JSON.parse(form.text), [unansweredField]: sent.map(({ text }) => JSON.parse(text)) }))
    return { body: named, end }
  }
}
