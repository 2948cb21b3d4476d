import type { RecordOf } from '@bank/model/collection.ts'
import type { faqCategories, faqQuestions } from '@bank/model/collections/questions.ts'
import type { Read } from '@bank/model/read.ts'
import type { Text } from '@bank/model/text.ts'

export type FaqCategory = Read<RecordOf<typeof faqCategories>>
export type FaqQuestion = Read<RecordOf<typeof faqQuestions>>

export type FaqGroup = {
  readonly id: string
  readonly name: Text
  /** Questions of the category itself. */
  readonly questions: readonly FaqQuestion[]
  /** Its sub-categories that have questions, one level deep. */
  readonly groups: readonly FaqGroup[]
}

/**
 * Groups questions by category and, inside it, by sub-category (BLK-36), all in content order. A category below a
 * sub-category counts as a sub-category of the topmost one. Categories without questions are left out; questions without a
 * known category come back apart. Throws when categories are each other's parent.
 */
export const groupQuestions = (
  categories: readonly FaqCategory[],
  questions: readonly FaqQuestion[],
): { readonly groups: readonly FaqGroup[]; readonly loose: readonly FaqQuestion[] } => {
  const known = new Map(categories.map((category) => [category.id, category]))
  const topOf = (category: FaqCategory, below: readonly string[] = []): FaqCategory => {
    if (below.includes(category.id)) throw new Error(`FAQ categories ${below.join(', ')}: Parent leads round in a circle`)
    const parent = category.Parent === undefined ? undefined : known.get(category.Parent)
    return parent ? topOf(parent, [...below, category.id]) : category
  }
  const group = (category: FaqCategory, groups: readonly FaqGroup[]): FaqGroup => ({
    id: category.id,
    name: category.name ?? { text: '' },
    questions: questions.filter((question) => question.Category === category.id),
    groups,
  })
  const tops = categories.map((category) => ({ category, top: topOf(category) }))
  return {
    groups: tops
      .filter(({ category, top }) => category === top)
      .map(({ category }) =>
        group(
          category,
          tops
            .filter(({ category: sub, top }) => top === category && sub !== category)
            .map(({ category: sub }) => group(sub, []))
            .filter((sub) => sub.questions.length > 0),
        ),
      )
      .filter(({ questions: own, groups }) => own.length > 0 || groups.length > 0),
    loose: questions.filter(({ Category }) => Category === undefined || !known.has(Category)),
  }
}
