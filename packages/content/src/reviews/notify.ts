/**
 * Tells people by mail. `people` are their addresses, `lines` one paragraph each, `link` a path of the admin such as `/admin/waiting`. Must not reject: what
 * was done is done, whether it can be told or not.
 */
export type Notify = (people: readonly string[], subject: string, lines: readonly string[], link: string) => Promise<void>

/** Tells nobody; the admin shows the same. */
export const tellNobody: Notify = async () => {}
