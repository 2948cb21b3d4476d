/** Years ahead of which nobody plans: a year beyond them was typed by mistake. */
const years = 10

/** The last moment that somebody may plan for. Shared by the form and the server. */
export const farthestPlan = (now: Date): Date => new Date(new Date(now).setFullYear(now.getFullYear() + years))
