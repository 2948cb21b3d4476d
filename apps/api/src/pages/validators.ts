/** Whether an `If-None-Match` header names this entity tag (with quotes). Compared weakly, as the header asks. */
export const matchesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))
