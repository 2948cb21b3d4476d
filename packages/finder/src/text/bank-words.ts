/** Words of both languages that ask for a bank and what is near, and are part of few names. */
const bankWords =
  /(?<= |^)(?:banks?|branch(?:es)?|atms?|near(?:by|est)?|closest|locations?|bancos?|sucursal(?:es)?|cajer[oa]s?(?: automatic[oa]s?)?|cerca(?:n[ao]s?)?)(?= |$)/g

/** Words that mean nothing at the ends once those are gone. */
const left = /^(?:(?:the|in|on|at|el|la|los|de|en) )+|(?: (?:the|in|on|at|of|el|los|de|en|mas))+$/g

/** A folded search without the words for a bank and for near, wherever they stand; the search itself where nothing else would be left. */
export const withoutBankWords = (folded: string): string => {
  const rest = folded.replace(bankWords, '').replace(/ +/g, ' ').trim()
  return rest === folded ? folded : rest.replace(left, '') || folded
}
