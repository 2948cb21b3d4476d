/** Most signs of a note. */
export const longestNote = 2000

/** Most signs of what is searched for. */
export const longestSearch = 200
