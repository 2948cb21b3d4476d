/** Whether an audience sees other parts of a page than `everybody`, the audience that it is built for (D-AUD-9). */
export const isByAudience = (page: ParentNode, audience: string, everybody: string): boolean =>
  [...page.querySelectorAll<HTMLElement>('[data-hidden-from]')].some(({ dataset }) => {
    const hiddenFrom = (dataset['hiddenFrom'] ?? '').split(' ')
    return hiddenFrom.includes(audience) !== hiddenFrom.includes(everybody)
  })
