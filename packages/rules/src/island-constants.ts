/*
 * The business constants of the header and of forms, which most visitors load. They are a module of their own because a bundler keeps a module
 * whole: those islands would carry all the others.
 */

/** How long a form remembers its success (FORM-49). */
export const formSuccessDuration = 3000
/** Delay between a close request and the login menu closing (HEAD-37). */
export const loginMenuCloseDelay = 2500
/** The bank’s states, in the order in which forms offer them (FORM-39). */
export const statesOffered = ['TX', 'LA', 'MS'] as const
/** Mega-dropdown: four columns above this many children, otherwise three (HEAD-13, HEAD-14). */
export const megaMenu = { manyAbove: 3, columns: 3, columnsForMany: 4 } as const
