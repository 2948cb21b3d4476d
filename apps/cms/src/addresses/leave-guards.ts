/** What Back and Forward ask before they leave the page for another address; each says whether it keeps the page. */
export const leaveGuards = new Set<(target: string) => boolean>()
