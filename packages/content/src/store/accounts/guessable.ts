/** The pass phrases that explain what a pass phrase is; everybody knows them. */
const famous = ['correcthorsebatterystaple']

/** Loaded with the first password that is looked at: words and passwords take megabytes. */
const loadGuesser = async () => {
  const [{ ZxcvbnFactory }, common, en, es] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const dictionary = { ...common.dictionary, ...en.dictionary, ...es.dictionary }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

let guesser: ReturnType<typeof loadGuesser> | undefined

/** The highest of the estimator's scores: some 10^10 guesses or more. */
const enough = 4

/**
 * Whether a program finds a password within 10^10 guesses, when it knows leaked passwords, keyboards, the words and names of English and Spanish, and
 * these names. Password and names in lower case.
 */
export const isGuessable = async (password: string, names: readonly string[]): Promise<boolean> => {
  if (famous.some((phrase) => password.replace(/[^\p{L}]/gu, '').includes(phrase))) return true
  guesser ??= loadGuesser()
  return (await guesser).check(password, [...names]).score < enough
}
