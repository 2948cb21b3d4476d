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

/** Collects what is wrong with one page, so that all of it is told at once. */
export const problemCollector = () => {
  const problems: PageProblem[] = []
  return {
    add: (problem: PageProblem): void => void problems.push(problem),
    /** The result of some work; nothing when the content is to blame. */
    attempt: <Result>(work: () => Result): Result | undefined => {
      try {
        return work()
      } catch (error) {
        if (!(error instanceof PageError)) throw error
        problems.push(...error.problems)
        return undefined
      }
    },
    /** Throws a `PageError` when something was found. */
    refuse: (): void => {
      if (problems.length > 0) throw new PageError(problems)
    },
  }
}

export type ProblemCollector = ReturnType<typeof problemCollector>
