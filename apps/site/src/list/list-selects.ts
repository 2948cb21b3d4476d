/** What a list can be narrowed by. */
export const selectsOf = (list: HTMLElement): readonly HTMLSelectElement[] => [
  ...list.querySelectorAll<HTMLSelectElement>('.live-list-filters select'),
]

/** What a select narrows by: its parameter in the address. */
export const filterOf = (select: HTMLSelectElement): string => select.dataset['filter'] ?? ''

/** Whether a select says something else than the list shows: somebody chose before the scripts were there. */
export const isAhead = (select: HTMLSelectElement): boolean => (select.dataset['shown'] ?? '') !== select.value
