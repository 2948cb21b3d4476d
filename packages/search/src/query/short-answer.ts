import type { SearchDocument, ShortAnswerKind } from '../document.ts'
import { placeWeight } from '../documents/weigh-document.ts'
import type { Ranked } from './rank.ts'
import type { Query, Slot } from './read-query.ts'

/** What can be told in short: the bank's or a branch's number, a branch's hours, or what a question is answered with. */
export type AnswerHint =
  | { readonly kind: ShortAnswerKind; readonly document: SearchDocument }
  | { readonly kind: 'question'; readonly document: SearchDocument }

type Index = Pick<Ranked, 'postings' | 'vocabulary' | 'numberOf'> & { readonly documents: readonly SearchDocument[] }

/** Locations that weigh less are machines. */
const leastBranch = 0.7

/** Branches that lie in a place or are called so. */
const branchesOf = ({ postings, documents }: Index, { tokens }: Slot): ReadonlySet<number> => {
  const token = tokens[0]?.token ?? 0
  const found = new Set<number>()
  for (let place = postings.starts[token] ?? 0; place < (postings.starts[token + 1] ?? 0); place += 1) {
    const document = postings.documents[place] as number
    const { location, weight = 0 } = documents[document] ?? {}
    if (location !== undefined && weight >= leastBranch && (postings.weights[place] as number) >= placeWeight) found.add(document)
  }
  return found
}

/** The only branch that all places of a query name. */
const namedBranch = (index: Index, places: readonly Slot[]): SearchDocument | undefined => {
  const [first, ...others] = places.map((slot) => branchesOf(index, slot))
  const all = [...(first ?? [])].filter((document) => others.every((branches) => branches.has(document)))
  return all.length === 1 ? index.documents[all[0] as number] : undefined
}

/** Reads out of a query and what was found first what can be told in short; nothing where that is not certain. */
export const answerHint = (index: Index, { slots }: Query, found: number | undefined): AnswerHint | undefined => {
  const first = index.documents[found ?? -1]
  if (!first) return undefined
  const places = slots.filter(({ kind }) => kind === 'place')
  const others = slots.filter(({ kind }) => kind !== 'place')
  const concepts = others.flatMap(({ tokens }) => index.vocabulary.concepts.get(tokens[0]?.token ?? -1) ?? [])
  const asked = concepts.length === others.length ? concepts.find(({ shortAnswer }) => shortAnswer)?.shortAnswer : undefined
  if (places.length > 0) {
    const branch = namedBranch(index, places)
    if (!branch || asked === 'routing' || (asked === undefined && first !== branch)) return undefined
    return { kind: asked ?? 'hours', document: branch }
  }
  if (others.length > 2) return first.kind === 'question' ? { kind: 'question', document: first } : undefined
  const answer = concepts.find(({ shortAnswer }) => shortAnswer === asked)?.answers[0]
  const told = index.documents[index.numberOf(answer ?? '') ?? -1]
  if (told && (asked === 'telephone' || asked === 'routing')) return { kind: asked, document: told }
  return first.kind === 'question' ? { kind: 'question', document: first } : undefined
}
