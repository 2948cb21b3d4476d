/*
 * Astro's router, loaded with the first interaction. Importing it starts it: it writes the position into the history and listens to Back.
 */
export { navigate } from 'astro:transitions/client'
