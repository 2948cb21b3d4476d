/** Time zone of the bank, and of a location that names none (D-LOC-6). By itself, because the script of every page carries it. */
export const branchTimeZone = 'America/Chicago'
