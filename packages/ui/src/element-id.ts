/** The id of a record as the id of an element: without blanks and signs that an address or a list of ids would stumble over. */
export const elementId = (id: string): string => id.replace(/[^A-Za-z0-9_-]+/g, '-')
