import type { SearchDocument } from '../document.ts'
import { placeWeight } from '../documents/weigh-document.ts'
import type { Concept } from '../words/vocabulary.ts'
import type { Ranked } from './rank.ts'
import type { Query, Slot } from './read-query.ts'

/** What can be told in short: the bank's or a branch's number, a branch's hours, or what a question is answered with. */
export type AnswerHint =
  | { readonly kind: 'telephone' | 'routing' | 'question'; readonly document: SearchDocument }
  /** `beside` are the folded words beside the place: they say which day or part of the branch is meant, its address or telephone, or something else. */
  | { readonly kind: 'hours'; readonly document: SearchDocument; readonly beside: readonly string[] }

type Index = Pick<Ranked, 'postings' | 'vocabulary' | 'numberOf' | 'isNamed' | 'isHeldBy' | 'named'> & {
  readonly documents: readonly SearchDocument[]
}

/** Locations that weigh less are offices: they are told of where no branch is meant. */
const leastBranch = 0.7

/** Branches and offices that lie in a place or are called so. */
const branchesOf = ({ postings, documents }: Index, { tokens }: Slot): ReadonlySet<number> => {
  const token = tokens[0]?.token ?? 0
  const found = new Set<number>()
  for (let place = postings.starts[token] ?? 0; place < (postings.starts[token + 1] ?? 0); place += 1) {
    const document = postings.documents[place] as number
    if (documents[document]?.location !== undefined && (postings.weights[place] as number) >= placeWeight) found.add(document)
  }
  return found
}

/** The only branch that all places of a query name; the only office where they name no branch. */
const namedBranch = (index: Index, places: readonly Slot[]): SearchDocument | undefined => {
  const [first, ...others] = places.map((slot) => branchesOf(index, slot))
  const all = [...(first ?? [])].filter((document) => others.every((branches) => branches.has(document)))
  const named = all.flatMap((document) => index.documents[document] ?? [])
  const counters = named.filter(({ weight }) => weight >= leastBranch)
  const meant = counters.length > 0 ? counters : named
  return meant.length === 1 ? meant[0] : undefined
}

/** How many words of a query stand for these parts of it. */
const wordsOf = (slots: readonly Slot[]): number => slots.reduce((sum, { words }) => sum + words.length, 0)

/**
 * Whether a question answers all that was asked for: all words stand in its name, or editors lead a concept to it, it holds everything, and words that
 * it only happens to hold are fewer than those of concepts. `fotos de pasaporte` is not what papers open an account.
 */
const answersAll = ({ vocabulary, isNamed, isHeldBy, documents }: Index, question: number, slots: readonly Slot[]): boolean => {
  const { url = '' } = documents[question] ?? {}
  const isLedTo = slots.some(({ tokens }) => vocabulary.concepts.get(tokens[0]?.token ?? -1)?.answers.includes(url))
  if (!isLedTo) return slots.every(({ words }) => words.length > 0 && words.every((word) => isNamed(question, word)))
  const besides = slots.filter(({ kind, words }) => kind !== 'concept' && !words.every((word) => isNamed(question, word)))
  const isMeant = besides.length === 0 || wordsOf(besides) < wordsOf(slots.filter(({ kind }) => kind === 'concept'))
  return isMeant && slots.every(({ tokens }) => tokens.some(({ token }) => isHeldBy(question, token)))
}

/** What the concepts of a query ask for in short: nothing where one of them has its answer elsewhere, or a word is none of them. */
const askedFor = ({ vocabulary }: Index, slots: readonly Slot[]): Concept | undefined => {
  const concepts = slots.flatMap(({ kind, tokens }) => (kind === 'concept' ? (vocabulary.concepts.get(tokens[0]?.token ?? -1) ?? []) : []))
  const asked = concepts.find(({ shortAnswer }) => shortAnswer)
  const [page] = asked?.answers ?? []
  return concepts.length === slots.length && concepts.every(({ answers }) => page !== undefined && answers.includes(page))
    ? asked
    : undefined
}

/** Reads out of a query and what was found first what can be told in short; nothing where a word of it is left over. */
export const answerHint = (index: Index, query: Query, found: number | undefined): AnswerHint | undefined => {
  const { slots, beside } = query
  const first = index.documents[found ?? -1]
  // What was only guessed is not told as an answer.
  if (found === undefined || !first || slots.every(({ isCorrected }) => isCorrected)) return undefined
  const places = slots.filter(({ kind }) => kind === 'place')
  const others = slots.filter(({ kind }) => kind !== 'place')
  const asked = askedFor(index, others)
  const told = index.documents[index.numberOf(asked?.answers[0] ?? '') ?? -1]
  // The bank has one, whatever the place.
  if (told && asked?.shortAnswer === 'routing') return { kind: 'routing', document: told }
  if (places.length > 0) {
    const branch = namedBranch(index, places)
    if (!branch) return undefined
    return asked?.shortAnswer === 'telephone' ? { kind: 'telephone', document: branch } : { kind: 'hours', document: branch, beside }
  }
  if (told && asked?.shortAnswer === 'telephone') return { kind: 'telephone', document: told }
  const isAsked = first.kind === 'question' && (index.named(query).includes(found) || answersAll(index, found, slots))
  return isAsked ? { kind: 'question', document: first } : undefined
}
