/** Content or code that must not be published, with everything that is wrong with it, one line each. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The site was not published.\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}
