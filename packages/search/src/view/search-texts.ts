/** Words with which results are told, in one language; `{terms}`, `{count}`, `{shown}`, `{kind}` and `{words}` are left to fill in. */
export type SearchTexts = {
  readonly one: string
  readonly many: string
  readonly none: string
  readonly ofKind: string
  /** What is said of a page that is in English alone. */
  readonly english: string
  readonly shown: string
  readonly all: string
  readonly shortAnswer: string
  readonly copy: string
  readonly kinds: Readonly<Record<string, { readonly one: string; readonly many: string }>>
  readonly bankName: string
  /** Names of pages by their addresses without a language. */
  readonly trail: Readonly<Record<string, string>>
}
