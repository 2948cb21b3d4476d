/** What the content of a page does wrong: a sentence that names the record. `link` is the address that leads nowhere, if that is what is wrong. */
export type PageProblem = { readonly text: string; readonly link?: string }

/** Content that breaks a promise, with all that is wrong, one line each. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly problems: readonly PageProblem[]
  constructor(problems: readonly PageProblem[]) {
    super(problems.map(({ text }) => text).join('\n'))
    this.problems = problems
  }
}

/** Throws a `PageError` where there are problems. */
export const refuseProblems = (problems: readonly PageProblem[]): void => {
  if (problems.length > 0) throw new PageError(problems)
}

/** Collects what is wrong with one page, so that all of it is told at once. */
export const problemCollector = () => {
  const problems: PageProblem[] = []
  let isPartMissing = false
  return {
    /** Something that is wrong, for which nothing need be missing. */
    add: (problem: PageProblem): void => void problems.push(problem),
    /** The result of some work; nothing, and a missing part, when the content is to blame. */
    attempt: <Result>(work: () => Result): Result | undefined => {
      try {
        return work()
      } catch (error) {
        if (!(error instanceof PageError)) throw error
        problems.push(...error.problems)
        isPartMissing = true
        return undefined
      }
    },
    /** Throws a `PageError` when something was found. */
    refuse: (): void => refuseProblems(problems),
    /** What was found where no part is missing. Throws a `PageError` with all of it where one is. */
    ofWhole: (): readonly PageProblem[] => {
      if (isPartMissing) throw new PageError(problems)
      return problems
    },
  }
}

export type ProblemCollector = ReturnType<typeof problemCollector>
