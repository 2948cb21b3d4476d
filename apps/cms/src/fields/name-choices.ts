/** What the boxes of a list are called: the one that chooses all rows, and the one of a row, by what the row shows first. */
export type ChoiceNames = { readonly all: string; readonly one: (row: string) => string }

const wordsOf = (row: Element | null): string => row?.querySelector('td a, td:nth-child(2)')?.textContent?.trim() ?? ''

/** Names the boxes with which rows of a list are chosen: the admin gives them no name, and the one for all the name of its own code. */
export const nameChoices = (root: ParentNode, { all, one }: ChoiceNames): void => {
  for (const box of root.querySelectorAll<HTMLInputElement>('.select-all__checkbox input')) {
    box.setAttribute('aria-label', all)
    box.title = all
  }
  for (const box of root.querySelectorAll<HTMLInputElement>('.select-row__checkbox input'))
    box.setAttribute('aria-label', one(wordsOf(box.closest('tr'))))
}
